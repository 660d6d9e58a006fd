import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import { STYLES } from '#app/prompts/domain/deliverables/records/image_styles'

/** Pictures that carry a sign, an order, a movement or a text. */
export const GRAPHICS: Deliverable[] = [
  {
    id: 'logo',
    names: ['logo', 'emblem', 'crest', 'app icon', 'brand mark', 'badge', 'monogram'],
    contains: [
      'one symbol in one simple shape',
      'flat colors that also work in black alone',
      'a plain background with room around the mark',
      'square format',
    ],
    limits: [
      'No gradients, shadows, fine lines or mock-ups on walls and cards; they vanish when it gets small.',
      {
        text: 'Leave the name out of the picture; image tools misspell it, and type is set afterwards.',
        unless: ['lettering', 'says', 'initial', 'letter', 'wordmark', 'monogram'],
      },
    ],
    test: 'It works if the mark can be told apart at the size of a browser tab and in one color.',
    asks: [
      { label: 'Stands for', question: 'What does the organization or project do?' },
      {
        label: 'Symbol',
        question: 'Which symbol should it show, and which should it avoid?',
        kind: 'facts',
      },
      {
        label: 'Colors',
        question: 'Which colors are set already?',
        cues: ['color', 'colour', 'blue', 'red', 'green', 'black', 'yellow', 'orange', 'gold'],
      },
    ],
  },
  {
    id: 'icon_set',
    names: [
      'icon set',
      'set of icons',
      'icon',
      'pictogram',
      'icon pack',
      'sticker set',
      'emoji set',
    ],
    contains: [
      'one style sentence repeated word for word for every icon',
      'line weight and corner radius',
      'the same angle and margin throughout',
      'one everyday object per meaning',
      'plain or transparent background',
    ],
    form: 'One shared style block, then one line per icon with its object, so that each can also be made alone.',
    limits: [
      'Choose the object people think of first, not the clever one; two icons may not share an outline.',
      'No letters, no scenes and no detail thinner than the line itself.',
    ],
    test: 'It works if each icon can be named without its label and any two look drawn by one hand.',
    asks: [
      { label: 'Icons', question: 'Which meanings does the set have to cover?', kind: 'facts' },
      {
        label: 'Style',
        question: 'Outline, filled or two-tone, and in which colors?',
        cues: STYLES,
        kind: 'style',
      },
      {
        label: 'Size',
        question: 'How small will they be shown, and where?',
        cues: ['pixel', 'px', 'app', 'website', 'print', 'sign', 'mm', 'slide'],
      },
    ],
  },
  {
    id: 'infographic',
    names: [
      'infographic',
      'diagram',
      'cutaway',
      'graphical abstract',
      'isometric illustration',
      'isometric picture',
      'map',
      'roadmap',
      'flowchart',
    ],
    contains: [
      'the parts and how they are connected',
      'the reading direction with its start and end',
      'one shape or color per kind of thing',
      'empty panels where labels will be set',
    ],
    limits: [
      'Let the tool draw shapes and arrows only; numbers, labels and scales are set afterwards, as it gets them wrong.',
      'Show no more parts than are named, and nothing that is decoration.',
    ],
    test: 'It works if the order can be followed with all labels covered and no part is out of place.',
    asks: [
      { label: 'Parts', question: 'Which parts or steps, and in what order?', kind: 'facts' },
      { label: 'Viewers', question: 'Who looks at it, and where?', kind: 'readers' },
      { label: 'Style', question: 'Which style and colors?', cues: STYLES, kind: 'style' },
    ],
  },
  {
    id: 'background_image',
    names: [
      'hero image',
      'hero banner',
      'hero photo',
      'slide background',
      'background',
      'header',
      'banner',
      'backdrop',
    ],
    contains: [
      'the motif on one side',
      'an evenly lit area where the text or person will be',
      'low contrast behind that area',
      'a crop that survives a narrow screen',
    ],
    limits: [
      'Leave out the stock motifs of the trade, such as handshakes, padlocks, light bulbs and glowing globes.',
      'Nothing important at the edges, and no detail or highlight under the text.',
    ],
    test: 'It works if white or black text can be read on the free area without a box behind it.',
    asks: [
      { label: 'Subject', question: 'What is the page, slide or room about?', kind: 'purpose' },
      {
        label: 'Free area',
        question: 'On which side does the text or the person stand?',
        cues: ['left', 'right', 'middle', 'center', 'centre', 'top', 'bottom'],
      },
      {
        label: 'Colors',
        question: 'Which colors does the rest use?',
        cues: ['color', 'colour', 'blue', 'green', 'red', 'palette', 'white', 'black', 'brand'],
      },
    ],
  },
  {
    id: 'video_prompt',
    names: [
      'video prompt',
      'video',
      'clip',
      'short video',
      'animation',
      'sora prompt',
      'sora clip',
      'reel',
    ],
    contains: [
      'first frame and last frame',
      'one movement of the subject',
      'one movement of the camera or none',
      'light and how it changes',
      'what must stay the same throughout',
    ],
    form: 'One prompt per shot, in the order subject, action, camera, setting, light, style, sound.',
    length: 'Keep each shot under 80 words and to about eight seconds unless a time is given.',
    limits: [
      'One action per shot; tools blur a chain of events, so cut instead.',
      'Repeat the description of a figure in every shot, and keep speech and lettering for the edit.',
    ],
    test: 'It works if every sentence describes something a camera could record within that time.',
    asks: [
      {
        label: 'Action',
        question: 'What happens from the first to the last frame?',
        kind: 'facts',
      },
      {
        label: 'Format',
        question: 'Upright or wide, how long, and for which channel?',
        kind: 'duration',
      },
      { label: 'Tool', question: 'Which video tool will you use?', kind: 'tool' },
    ],
  },
]
