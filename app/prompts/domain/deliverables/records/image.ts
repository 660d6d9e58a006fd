import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { GRAPHICS } from '#app/prompts/domain/deliverables/records/image_graphics'
import { MOTIFS } from '#app/prompts/domain/deliverables/records/image_motifs'
import { STYLES } from '#app/prompts/domain/deliverables/records/image_styles'

export const IMAGE: FamilyRecord = {
  contains: [
    'the subject, its pose and its place in the frame',
    'the surroundings or the plain background behind it',
    'the medium described in terms of line, light and material',
    'the few colors it uses',
    'the format and the areas left empty',
  ],
  tone: null,
  limits: [
    'Describe what can be seen, not what it should express; convey mood through light, color and posture.',
    {
      text: 'Keep lettering, logos and watermarks out of the image; add text afterward.',
      unless: ['lettering', 'says', 'saying', 'word', 'caption', 'label', 'slogan', 'logo', 'name'],
    },
  ],
  gaps: 'Choose light, angle and background to suit the subject; leave a placeholder only for how a real person, place or thing looks.',
  test: 'It works if two people who read it would sketch the same composition.',
  asks: [
    {
      label: 'Appearance',
      question: 'What has to be recognizable, and what does it look like in reality?',
      kind: 'facts',
    },
    {
      label: 'Style',
      question: 'Should it be a photograph, a painting or a drawing, and in what colors?',
      cues: STYLES,
      kind: 'style',
    },
    {
      label: 'Use',
      question: 'Where will it be seen, and in what format?',
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
