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
      'the product, with its material and finish',
      'the surface it stands on and what is behind it',
      'where the light comes from and how soft it is',
      'camera height and distance',
      'a few props, each with a reason to be there',
    ],
    limits: [
      'Keep the shape, proportions and number of parts true; no invented label, seal or second product.',
      'Let one light shape the edges; flat front light makes materials look like plastic.',
    ],
    test: 'It works if a buyer could tell from the picture what it is made of and how big it is.',
    asks: [
      { label: 'Product', question: 'What does it look like: shape, material, color and label?' },
      {
        label: 'Setting',
        question: 'Is it for a product page with a white background or for a scene in an ad?',
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
      'a fixed description of each character for reuse',
      'line and coloring technique in visual terms',
      'the viewpoint and distance',
    ],
    limits: [
      'Show one moment per picture; a before and after needs two.',
      'If characters come back, repeat their description word for word, because the tool remembers nothing.',
    ],
    test: 'It works if someone who sees it without a caption can say what is happening.',
    asks: [
      {
        label: 'Characters',
        question: 'Who is in it, and what do they look like and wear?',
        kind: 'facts',
      },
      {
        label: 'Style',
        question: 'Which drawing technique and colors should it have?',
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
      'age, build and face in features that can be drawn',
      'where the eyes are looking and what the hands are doing',
      'clothes or markings that show who it is',
      'the crop and the background',
      'the direction of the light',
    ],
    limits: [
      'Ask for real skin, fur and small asymmetries; smoothness is what makes it look generated.',
      'Take the likeness only from the description, and do not model the face on a living person.',
    ],
    test: 'It works if someone who knows the subject would recognize them before looking at the background.',
    asks: [
      {
        label: 'Person',
        question: 'What does the person or animal look like, and how old are they?',
        kind: 'facts',
      },
      {
        label: 'Style',
        question: 'Should it be a photograph or a painting, and in what style?',
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
      'one central image that signals the kind of content',
      'a quiet area for the title, with its position',
      'the light and palette of the genre',
      'only the front, as a flat page',
    ],
    limits: [
      'Show a question, not the ending; one object or figure seen from behind says more than a whole cast.',
      'Keep the main image away from the edges, where trimming and the spine cut in, and show no mock-up of a book.',
    ],
    test: 'It works if a reader of the genre can tell from a thumbnail which shelf it belongs on.',
    asks: [
      { label: 'Content', question: 'What is it about, and who is it for?', kind: 'purpose' },
      { label: 'Main image', question: 'What scene or object should it show?', kind: 'facts' },
      {
        label: 'Title area',
        question: 'Where will the title and author go?',
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
      'one main image large enough to read across a street',
      'strong contrast between image and background',
      'a few flat colors',
      'a calm area reserved for title and date',
      'an upright format',
    ],
    limits: [
      'Put one idea in one picture; a collage of everything on offer is unreadable from a distance.',
      {
        text: 'Leave date, place and title to the layout, and state in the prompt where to leave room for them.',
        unless: ['lettering', 'says', 'saying', 'word'],
      },
    ],
    test: 'It works if the main image is clear at thumbnail size and the title area has nothing in it.',
    asks: [
      { label: 'Event', question: 'What is the poster for?', kind: 'purpose' },
      { label: 'Main image', question: 'Which one thing should people see?', kind: 'facts' },
      {
        label: 'Text area',
        question: 'Where will the title and date go?',
        cues: ['top', 'bottom', 'left', 'right', 'middle', 'center', 'centre', 'no text'],
      },
    ],
  },
]
