import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { CHANGED, SETUP } from '#app/prompts/domain/deliverables/records/debug_asks'
import { FAULTS } from '#app/prompts/domain/deliverables/records/debug_faults'
import { REVIEWS } from '#app/prompts/domain/deliverables/records/debug_reviews'
import { SYSTEMS } from '#app/prompts/domain/deliverables/records/debug_systems'

export const DEBUG: FamilyRecord = {
  contains: [
    'the most likely cause and the symptom that points to it',
    'a quick check that confirms or rules out each cause',
    'the smallest fix in exact steps or corrected lines',
    'a test that shows the problem is really gone',
  ],
  form: 'Name the cause right away if the information settles it; otherwise rank the causes, each with its check and its fix.',
  length: 'Name at most five causes.',
  limits: [
    'Change only one thing per step, and warn before any step that can lose data or settings.',
    'Go from the smallest change to the largest, and do not rebuild what works.',
  ],
  gaps: 'If the cause cannot be determined from this, say which log line, setting or output would settle it and where to find it.',
  test: 'It works if the cause accounts for every symptom described, not just the most obvious one.',
  asks: [
    {
      label: 'Symptom',
      question: 'What exactly happens or appears, and since when?',
      cues: [
        'error',
        'exception',
        'traceback',
        'log',
        'message',
        'console',
        'undefined',
        'null',
        'blank',
        'warning',
        'offline',
        'since',
        'keep',
        'every time',
      ],
    },
    CHANGED,
    SETUP,
  ],
  deliverables: [...FAULTS, ...SYSTEMS, ...REVIEWS],
}
