import type { Kit, SpecialKit } from '#app/prompts/domain/variants/kit'
import { TASK_KITS } from '#app/prompts/domain/variants/task_kits'

const { code } = TASK_KITS

/** For work on many files or rows at once. */
export const script: Kit = {
  ...code,
  subject: ['Computer', '[system, folder, and what is installed]'],
  assumed: { subject: 'an ordinary computer; what has to be installed is named first' },
  form: 'one complete code block, then numbered steps to run it for somebody who does not write code',
  coverage: 'Cover files or rows that do not fit, and include a trial run that changes nothing.',
  rule: 'Keep the originals, and say what changed at the end.',
  check: 'Before you answer, check that it runs as it stands and that nothing can be lost.',
}

/** For code that the first words tell apart; the first that fits. */
export const CODE_KITS: SpecialKit[] = [
  {
    task: 'code',
    opens: /\b(?:regex|regexp|regular expression)\b/,
    kit: {
      ...code,
      subject: ['Use', '[program or language, and what must not match]'],
      assumed: { subject: 'syntax that common engines share' },
      form: 'the expression alone in one code block, then one sentence on each of its parts',
      coverage:
        'Cover small and capital letters and missing spaces, and include three texts that match and three that do not.',
      rule: 'Keep to the shortest expression that does it.',
      edge: 'If the rule has exceptions, say which of them it covers.',
      check: 'Before you answer, check it against each of the six texts.',
    },
  },
  {
    task: 'code',
    opens: /\b(?:html|css|webpage|web page|landing page|signature)\b/,
    kit: {
      ...code,
      subject: ['Use', '[where it will be shown, and which programs must show it]'],
      assumed: { subject: 'current programs, on a wide screen and on a phone' },
      form: 'one complete code block that can be pasted as it stands, then one line on where to paste it',
      coverage:
        'Cover the programs that are named, and mark every text or address that I have to put in.',
      rule: 'Keep to what those programs can show, and avoid scripts.',
      edge: 'If a program cannot show something, use what comes closest and say so.',
      check: 'Before you answer, check that nothing has to be loaded from elsewhere.',
    },
  },
  {
    task: 'code',
    opens: /\bwhy\b|\bwhat(?:'s| is) wrong\b|\b(?:error|undefined|crash\p{L}*|fails?)\b/u,
    kit: {
      ...code,
      subject: ['Expected', '[what should happen, and what happens instead]'],
      assumed: { subject: 'it should do what the code plainly means to do' },
      form: 'the cause in one sentence, then the corrected code in one code block, then how to notice it next time',
      coverage: 'Focus on the cause, and mention any second mistake.',
      rule: 'Change only what the mistake calls for.',
      edge: 'If the cause cannot be told from the code, say what you would need to see.',
      check: 'Before you answer, check that the corrected code runs as it stands.',
    },
  },
  {
    task: 'code',
    opens: /\b(?:sql|query|sqlite|postgres|mysql)\b/,
    kit: {
      ...code,
      subject: ['Tables', '[database, tables and columns]'],
      assumed: { subject: 'standard SQL; tables and columns as one would name them, listed first' },
      form: 'the tables it assumes, then the query in one code block, then one sentence on each clause',
      coverage: 'Cover ties and missing values, and include one row of the result as an example.',
      rule: 'Keep to one query, and name columns instead of using *.',
      check: 'Before you answer, check that the query runs as it stands.',
    },
  },
  {
    task: 'code',
    opens: /\b(?:formula|excel|spreadsheet|sheets|vlookup|countif)\b/,
    kit: {
      ...code,
      subject: ['Sheet', '[which program, and what stands in which column]'],
      assumed: { subject: 'a current version of Excel or Google Sheets, with headings in row 1' },
      form: 'the formula or the steps, ready to paste or follow, then one sentence on how it works',
      coverage: 'Cover empty cells and stray spaces, and include where to put it.',
      rule: 'Keep to the simplest way that does it.',
      edge: 'If it depends on the program or its version, say so.',
      check: 'Before you answer, check that it can be used as it stands.',
    },
  },
  {
    task: 'code',
    opens: /\b(?:fix|debug|refactor|correct|improve)\b/,
    kit: {
      ...code,
      subject: ['Problem', '[what it should do, what it does instead, and the error message]'],
      form: 'the corrected code in one code block, then a list of the changes with the reason for each',
      coverage:
        'Focus on the cause rather than the symptom, including related places with the same mistake.',
      rule: 'Keep names and behaviour that are not part of the problem as they are.',
      edge: 'If the cause cannot be told from the code, say what you would need to see.',
    },
  },
  {
    task: 'code',
    opens: /\b(?:script|macro|automation|batch file|thing to|program to|tool to|python to)\b/,
    kit: script,
  },
]
