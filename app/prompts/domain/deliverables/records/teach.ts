import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { LEARNERS, TIME } from '#app/prompts/domain/deliverables/records/teach_asks'
import { LESSONS } from '#app/prompts/domain/deliverables/records/teach_lessons'
import { TASKS } from '#app/prompts/domain/deliverables/records/teach_tasks'
import { TESTS } from '#app/prompts/domain/deliverables/records/teach_tests'

export const TEACH: FamilyRecord = {
  contains: [
    'what the learners should know or be able to do at the end',
    "examples from the learners' own work or daily life",
    'the mistake learners usually make and how to respond to it',
    'the answer or expected result for every task',
  ],
  form: 'Give it ready to use, with anything that only the teacher needs in a part of its own.',
  length: 'Keep each handout to one printed page.',
  limits: [
    'Use only what learners have met before or are shown here first.',
    'Check every fact and every answer before you write it down.',
  ],
  gaps: 'If the level is not stated, name at the top the level you assumed, so that it can be changed.',
  test: 'It works if a substitute could use it as is and tell at the end who has understood.',
  asks: [
    LEARNERS,
    {
      label: 'Goal',
      question: 'What should the learners be able to do at the end?',
      kind: 'purpose',
    },
    TIME,
  ],
  deliverables: [...LESSONS, ...TASKS, ...TESTS],
}
