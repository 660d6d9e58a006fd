import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { AUDIENCE, DETAILS } from '#app/prompts/domain/deliverables/records/story_asks'
import { PROSE } from '#app/prompts/domain/deliverables/records/story_prose'
import { STAGE } from '#app/prompts/domain/deliverables/records/story_stage'
import { VERSE } from '#app/prompts/domain/deliverables/records/story_verse'

export const STORY: FamilyRecord = {
  contains: [
    'things seen or heard instead of feelings stated',
    'wording that suits the occasion, the speaker and the listeners',
    'an ending that the beginning sets up',
    'a turn that nobody expects',
  ],
  form: 'Begin with the piece itself, without announcing or explaining it.',
  length: 'Keep it under 800 words.',
  limits: [
    'Do not use stock phrases, such as hearts that pound or silence that hangs heavy.',
    'Choose the odd, exact detail over the typical one.',
  ],
  gaps: 'If a detail is missing, choose one that fits and stick to it, but invent nothing about anyone I know.',
  test: 'It works if it can be read aloud without stumbling and never explains what it has just shown.',
  asks: [
    AUDIENCE,
    DETAILS,
    {
      label: 'Lasting effect',
      question: 'What should it leave the reader with: a laugh, a chill, comfort or a question?',
      cues: [
        'funny',
        'comic',
        'sad',
        'scary',
        'horror',
        'ghost',
        'silly',
        'satire',
        'parody',
        'tender',
        'dark',
        'happy',
      ],
    },
  ],
  deliverables: [...PROSE, ...VERSE, ...STAGE],
}
