import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'
import { STYLES } from '#app/prompts/domain/deliverables/records/image_styles'

/** Pictures that carry a sign, an order, a movement or a text. */
export const GRAPHICS: Deliverable[] = [
  {
    id: 'logo',
    names: ['logo', 'emblem', 'crest', 'app icon', 'brand mark', 'badge', 'monogram'],
    contains: [
      'one symbol in one simple shape',
      'flat colors that also work in solid black',
      'a plain background with space around the mark',
      'a square format',
    ],
    limits: [
      'No gradients, shadows, fine lines or mock-ups on walls and cards; they get lost at small sizes.',
      {
        text: 'Leave the name out of the image; image tools misspell it, and type is added afterward.',
        unless: ['lettering', 'says', 'initial', 'letter', 'wordmark', 'monogram'],
      },
    ],
    test: 'It works if the mark is recognizable at the size of a browser tab and in one color.',
    asks: [
      { label: 'Organization', question: 'What does the organization or project do?' },
      {
        label: 'Symbol',
        question: 'What symbol should it show, and what should it avoid?',
        kind: 'facts',
      },
      {
        label: 'Colors',
        question: 'Which colors are already set?',
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
      'one style sentence, repeated word for word for every icon',
      'line weight and corner radius',
      'the same angle and margin throughout',
      'one everyday object per meaning',
      'a plain or transparent background',
    ],
    form: 'Give one shared style block, then one line per icon with its object, so that each can also be made alone.',
    limits: [
      'Choose the object people think of first, not the clever one; do not give two icons the same outline.',
      'No letters, no scenes and no detail thinner than the line itself.',
    ],
    test: 'It works if each icon can be named without its label and any two look drawn by the same hand.',
    asks: [
      { label: 'Icons', question: 'Which meanings does the set have to cover?', kind: 'facts' },
      {
        label: 'Style',
        question: 'Should they be outlined, filled or two-tone, and in what colors?',
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
      'the reading direction, with its start and end',
      'one shape or color per category',
      'empty panels where labels will go',
    ],
    limits: [
      'Have the tool draw only shapes and arrows; numbers, labels and scales are added afterward, because it gets them wrong.',
      'Show no more parts than are named, and nothing purely decorative.',
    ],
    test: 'It works if the order can be followed with all labels covered and no part is out of place.',
    asks: [
      {
        label: 'Parts',
        question: 'What are the parts or steps, and in what order?',
        kind: 'facts',
      },
      { label: 'Viewers', question: 'Who will look at it, and where?', kind: 'readers' },
      {
        label: 'Style',
        question: 'Which style and colors should it have?',
        cues: STYLES,
        kind: 'style',
      },
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
      'the main subject on one side',
      'an evenly lit area for the text or person',
      'low contrast behind that area',
      'a crop that also works on a narrow screen',
    ],
    limits: [
      'Leave out the clichés of the field, such as handshakes, padlocks, light bulbs and glowing globes.',
      'Put nothing important at the edges, and no detail or highlight under the text.',
    ],
    test: 'It works if white or black text is readable on the empty area without a box behind it.',
    asks: [
      { label: 'Subject', question: 'What is the page, slide or room about?', kind: 'purpose' },
      {
        label: 'Empty area',
        question: 'On which side will the text or the person be?',
        cues: ['left', 'right', 'middle', 'center', 'centre', 'top', 'bottom'],
      },
      {
        label: 'Colors',
        question: 'Which colors do the surroundings use?',
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
      'the first frame and the last frame',
      'one movement of the subject',
      'one camera movement, or none',
      'the light and how it changes',
      'what must stay the same throughout',
    ],
    form: 'Write one prompt per shot, in the order subject, action, camera, setting, light, style, sound.',
    length: 'Keep each shot under 80 words and to about eight seconds unless a time is given.',
    limits: [
      'Show one action per shot; tools blur a chain of events, so cut instead.',
      'Repeat the description of each character in every shot, and leave speech and lettering for the edit.',
    ],
    test: 'It works if every sentence describes something a camera could record in that time.',
    asks: [
      {
        label: 'Action',
        question: 'What happens between the first and last frames?',
        kind: 'facts',
      },
      {
        label: 'Format',
        question: 'Is it vertical or horizontal, how long is it, and what channel is it for?',
        kind: 'duration',
      },
      { label: 'Tool', question: 'Which video tool will you use?', kind: 'tool' },
    ],
  },
]
