import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { GRAPHICS } from '#app/prompts/domain/deliverables/records/image_graphics'
import { MOTIFS } from '#app/prompts/domain/deliverables/records/image_motifs'
import { STYLES } from '#app/prompts/domain/deliverables/records/image_styles'

export const IMAGE: FamilyRecord = {
  contains: [
    'the subject with its pose and its place in the frame',
    'the surroundings or the plain ground it sits on',
    'the medium spelled out in line and light and material',
    'the few colors it keeps to',
    'the format and what stays empty',
  ],
  tone: null,
  limits: [
    'Describe what is to be seen, not what it should express; a mood comes from light, color and posture.',
    {
      text: 'Keep lettering, logos and watermarks out of the picture; words are set afterwards.',
      unless: ['lettering', 'says', 'saying', 'word', 'caption', 'label', 'slogan', 'logo', 'name'],
    },
  ],
  gaps: 'Choose light, angle and background to suit the subject; mark only what a real person, place or thing looks like.',
  test: 'It works if two people who read it would sketch the same composition.',
  asks: [
    {
      label: 'Looks',
      question: 'What must be recognizable, and what does it look like in reality?',
      kind: 'facts',
    },
    {
      label: 'Style',
      question: 'Photograph, painting or drawing, and in which colors?',
      cues: STYLES,
      kind: 'style',
    },
    {
      label: 'Use',
      question: 'Where will it be seen, and in which format?',
      cues: [
        'slide',
        'website',
        'header',
        'banner',
        'poster',
        'cover',
        'card',
        'print',
        'thumbnail',
        'wallpaper',
        'blog',
        'instagram',
        'landscape',
        'square',
        'shirt',
      ],
    },
  ],
  deliverables: [...MOTIFS, ...GRAPHICS],
}
