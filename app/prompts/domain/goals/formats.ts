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
  /\b(?:from|of|in|take|takes|read|reads|for|get|gets|receive|receives|paste|upload|have|collect) (?:[\p{L}\d'’-]+ ){0,6}?(?:as |in )?(?:an? |the |my |our )?(?:[\p{L}]+ ){0,2}?(?:csv|spreadsheet|excel|pdf)\b/giu

/** The forms of the result that a goal names, and those that always help. */
export function formatsIn(goal: string): GoalFormat[] {
  const rest = goal.replace(GIVEN, ' ')
  const named = FORMS.filter(([, form]) => form.test(rest)).map(([format]) => format)
  return [...named, 'markdown', 'docx']
}
