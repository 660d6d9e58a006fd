import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { AUTOMATIONS } from '#app/prompts/domain/deliverables/records/code_automations'
import { PROGRAMS } from '#app/prompts/domain/deliverables/records/code_programs'
import { QUERIES } from '#app/prompts/domain/deliverables/records/code_queries'

export const CODE: FamilyRecord = {
  contains: [
    'the complete code without omitted parts',
    'every value to adapt named in a single place',
    'a quick way to try it with the result to expect',
    'the assumptions it rests on',
  ],
  form: 'Give the code first in a block that can be pasted as it is, then where it goes and how to try it.',
  limits: [
    'Use what the language or tool brings along before adding a library, and name any version it needs.',
    'If it deletes, overwrites or sends anything, let it show first what it would do.',
  ],
  gaps: 'Where a name, path or format is not known, use an obvious placeholder and list it below the code.',
  test: 'It works if it runs as pasted once the listed values are filled in, and gives the stated result.',
  asks: [
    {
      label: 'Environment',
      question: 'Which language or program should it run in, and which version?',
      kind: 'tool',
    },
    {
      label: 'Input',
      question: 'What does a real piece of the input look like?',
      kind: 'material',
      cues: ['column', 'field', 'table', 'example', 'sample', 'like'],
    },
    {
      label: 'Result',
      question: 'What should come out, for a single example?',
      cues: ['output', 'return', 'show', 'print', 'list', 'count', 'result', 'save'],
    },
  ],
  deliverables: [...QUERIES, ...PROGRAMS, ...AUTOMATIONS],
}
