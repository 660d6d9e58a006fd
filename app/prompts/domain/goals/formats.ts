export type GoalFormat = 'markdown' | 'docx' | 'pdf' | 'csv'

const AS = '(?:as|in|into|to|export|download|deliver\\w*|give\\w*|get|a|an) (?:[\\p{L}]+ ){0,2}?'
const FORMS: [GoalFormat, RegExp][] = [
  ['pdf', new RegExp(`\\b${AS}pdf\\b`, 'iu')],
  [
    'csv',
    new RegExp(`\\b(?:as|into|in|to) (?:[\\p{L}]+ ){0,2}?(?:csv|spreadsheet|excel)\\b`, 'iu'),
  ],
]
/** What follows such words is given, not made. */
const GIVEN =
  /\b(?:from|of|in|take|takes|read|reads|for|get|gets|receive|receives|paste|upload|have|collect) (?:(?!and |then |into |give )[\p{L}\d'’-]+ ){0,6}?(?:as |in )?(?:an? |the |my |our )?(?:[\p{L}]+ ){0,2}?(?:csv|spreadsheet|excel|pdf|docx|file|word (?:document|file))s?\b/giu

/** "Summarize a PDF contract". */
const PROCESSED =
  /\b(?:summari[sz]e|translate|analy[sz]e|check|review|compare|proofread|turn) (?:(?!as |in |into |to |and )[\p{L}]+ ){0,3}?(?:csv|spreadsheet|excel|pdf|docx|file|word (?:document|file))s?\b/giu

/** The forms of the result that a goal names, and those that always help. */
export function formatsIn(goal: string): GoalFormat[] {
  const rest = goal.replace(GIVEN, ' ').replace(PROCESSED, ' ')
  const named = FORMS.filter(([, form]) => form.test(rest)).map(([format]) => format)
  return [...named, 'markdown', 'docx']
}

const UPLOADS = /\bupload(?:s|ing)?\b(?! (?:it|them)\b)/i

/** Whether the person brings a file along. */
export const bringsFile = (goal: string): boolean =>
  UPLOADS.test(goal) || goal.search(GIVEN) >= 0 || goal.search(PROCESSED) >= 0
