import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { CHANGED, SETUP } from '#app/prompts/domain/deliverables/records/debug_asks'
import { FAULTS } from '#app/prompts/domain/deliverables/records/debug_faults'
import { REVIEWS } from '#app/prompts/domain/deliverables/records/debug_reviews'
import { SYSTEMS } from '#app/prompts/domain/deliverables/records/debug_systems'

export const DEBUG: FamilyRecord = {
  contains: [
    'the likeliest cause and the sign that points to it',
    'a quick check that proves or rules out each cause',
    'the smallest fix in exact steps or corrected lines',
    'a test that shows the fault is really gone',
  ],
  form: 'Name the cause at once if what is given settles it; otherwise rank the causes, each with its check and its fix.',
  length: 'Name at most five causes.',
  limits: [
    'Let each step change one thing only, and warn before any that can lose data or settings.',
    'Go from the smallest change to the largest, and do not rebuild what works.',
  ],
  gaps: 'If the cause cannot be told from this, say which log line, setting or output would settle it and where to find it.',
  test: 'It works if the named cause accounts for every symptom told here and not just the loudest.',
  asks: [
    {
      label: 'Message',
      question: 'What exactly appears on the screen or in the log?',
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
      ],
    },
    CHANGED,
    SETUP,
  ],
  deliverables: [...FAULTS, ...SYSTEMS, ...REVIEWS],
}
