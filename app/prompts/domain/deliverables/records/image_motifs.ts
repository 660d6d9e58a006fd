import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import { STYLES } from '#app/prompts/domain/deliverables/records/image_styles'

/** Pictures that show somebody or something. */
export const MOTIFS: Deliverable[] = [
  {
    id: 'product_photo',
    names: [
      'product photo',
      'product shot',
      'product picture',
      'product image',
      'packshot',
      'product render',
      'product scene',
      'flat lay',
    ],
    contains: [
      'the product with its material and finish',
      'the surface it stands on and what is behind it',
      'where the light comes from and how soft it is',
      'camera height and distance',
      'few props and each with a reason',
    ],
    limits: [
      'Keep shape, proportions and number of parts true; no invented label, seal or second product.',
      'Let one light shape the edges; front light from everywhere makes materials look like plastic.',
    ],
    test: 'It works if a buyer could tell from the picture what it is made of and how big it is.',
    asks: [
      { label: 'Product', question: 'What does it look like: shape, material, color, label?' },
      {
        label: 'Used for',
        question: 'Is it for a shop page on white or for a scene in an ad?',
        cues: ['shop', 'white', 'ad', 'scene', 'banner', 'amazon', 'etsy', 'website', 'studio'],
      },
      { label: 'Tool', question: 'Which image tool will you use?', kind: 'tool' },
    ],
  },
  {
    id: 'illustration',
    names: [
      'illustration',
      'storyboard',
      'cartoon',
      'coloring page',
      'colouring page',
      'comic',
      'comic strip',
      'greeting card',
      'mascot',
      'character sheet',
    ],
    contains: [
      'who does what to whom in one frozen moment',
      'a fixed description of each figure for repeated use',
      'line and coloring technique in visual terms',
      'view and distance',
    ],
    limits: [
      'One moment per picture; a before and after needs two.',
      'Where figures return, repeat their description word for word, because the tool remembers nothing.',
    ],
    test: 'It works if someone who sees it without a caption can say what is happening.',
    asks: [
      {
        label: 'Figures',
        question: 'Who is in it, and what do they look like and wear?',
        kind: 'facts',
      },
      {
        label: 'Style',
        question: 'Which drawing technique and colors?',
        cues: STYLES,
        kind: 'style',
      },
      { label: 'Viewers', question: 'Who will look at it, and how old are they?', kind: 'readers' },
    ],
  },
  {
    id: 'portrait',
    names: [
      'portrait',
      'headshot',
      'portrait photo',
      'portrait prompt',
      'profile picture',
      'avatar',
      'team portrait',
      'character portrait',
      'pet portrait',
    ],
    contains: [
      'age and build and face in features that can be drawn',
      'where the eyes look and what the hands do',
      'clothes or markings that tell who it is',
      'crop and background',
      'light direction',
    ],
    limits: [
      'Ask for real skin, fur and small asymmetries; smoothness is what makes it look generated.',
      'Take the likeness only from what is described, and no living person as a model for the face.',
    ],
    test: 'It works if someone who knows the sitter would name them before looking at the background.',
    asks: [
      {
        label: 'Person',
        question: 'What does the person or animal look like, and how old?',
        kind: 'facts',
      },
      {
        label: 'Style',
        question: 'Photograph or painting, and in which manner?',
        cues: STYLES,
        kind: 'style',
      },
      {
        label: 'Mood',
        question: 'How should they come across?',
        cues: ['mood', 'serious', 'smile'],
      },
    ],
  },
  {
    id: 'book_cover',
    names: [
      'book cover',
      'cover art',
      'cover image',
      'cover artwork',
      'album cover',
      'album art',
      'report cover',
      'cover illustration',
      'cover',
    ],
    contains: [
      'one motif that promises the kind of content',
      'a quiet area for the title with its position',
      'light and palette of the genre',
      'the front only as a flat page',
    ],
    limits: [
      'Show a question, not the ending; one object or figure seen from behind says more than a whole cast.',
      'Keep the motif off the edges, where trimming and the spine take their share, and no mock-up of a book.',
    ],
    test: 'It works if a reader of that genre knows the shelf it belongs on from a thumbnail.',
    asks: [
      { label: 'Content', question: 'What is it about, and for whom?', kind: 'purpose' },
      { label: 'Motif', question: 'Which scene or object should it show?', kind: 'facts' },
      {
        label: 'Title area',
        question: 'Where do title and author stand?',
        cues: ['top', 'bottom', 'left', 'right', 'middle', 'center', 'centre'],
      },
    ],
  },
  {
    id: 'poster_art',
    names: [
      'poster',
      'poster art',
      'poster picture',
      'poster prompt',
      'flyer image',
      'event poster',
      'movie poster',
      'invitation',
    ],
    contains: [
      'one motif large enough to read across a street',
      'strong contrast between motif and ground',
      'few flat colors',
      'a calm area kept for title and date',
      'upright format',
    ],
    limits: [
      'One idea in one picture; a collage of everything on offer reads as nothing from afar.',
      {
        text: 'Leave date, place and title to the layout, and reserve their room in the prompt by position.',
        unless: ['lettering', 'says', 'saying', 'word'],
      },
    ],
    test: 'It works if the motif is understood at thumbnail size and the title area has nothing in it.',
    asks: [
      { label: 'Event', question: 'What is the poster for?', kind: 'purpose' },
      { label: 'Motif', question: 'Which one thing should be seen?', kind: 'facts' },
      {
        label: 'Text area',
        question: 'Where will title and date stand?',
        cues: ['top', 'bottom', 'left', 'right', 'middle', 'center', 'centre', 'no text'],
      },
    ],
  },
]
