import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { AUTOMATIONS } from '#app/prompts/domain/deliverables/records/code_automations'
import { PROGRAMS } from '#app/prompts/domain/deliverables/records/code_programs'
import { QUERIES } from '#app/prompts/domain/deliverables/records/code_queries'

/** A formula needs no library and deletes nothing. */
const SHEETS = ['formula', 'excel', 'sheets', 'spreadsheet', 'cell']

export const CODE: FamilyRecord = {
  contains: [
    'the complete code without omissions',
    'every value to adapt, listed in one place',
    'a quick way to try it, with the expected result',
    'the assumptions behind it',
  ],
  form: 'Give the code first in a block that can be pasted as is, then say where it goes and how to try it.',
  limits: [
    {
      text: 'Use what the language or tool already provides before adding a library, and name any version it needs.',
      unless: SHEETS,
    },
    {
      text: 'If it deletes, overwrites or sends anything, have it show first what it would do.',
      unless: SHEETS,
    },
  ],
  gaps: 'If a name, path or format is unknown, use an obvious placeholder and list it below the code.',
  test: 'It works if it runs as pasted once the listed values are filled in, and produces the stated result.',
  asks: [
    {
      label: 'Environment',
      question: 'Which language or program should it run in, and which version?',
      kind: 'tool',
    },
    {
      label: 'Input',
      question: 'What does a real sample of the input look like?',
      kind: 'material',
      cues: ['column', 'field', 'table', 'example', 'sample', 'like'],
    },
    {
      label: 'Result',
      question: 'What should the result be for one example?',
      cues: ['output', 'return', 'show', 'print', 'list', 'count', 'result', 'save'],
    },
  ],
  deliverables: [...QUERIES, ...PROGRAMS, ...AUTOMATIONS],
}
