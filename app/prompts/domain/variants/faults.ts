import type { Reading } from '#app/prompts/domain/reading/reading'
import type { Asked } from '#app/prompts/domain/variants/asked'
import { ASKS_MORE, TO_SAY } from '#app/prompts/domain/variants/choose_saying_kit'

const DEVICES =
  'machine|washer|dryer|dishwasher|boiler|printer|laptop|car|van|bike|mower|saw|oven|fridge|freezer|tap|toilet|shower|router|wifi|heater|kettle|vacuum|engine|pump|gate|door|alarm'
const TROUBLES =
  'showing|humming|bunching|clicking|buzzing|jamming|skipping|stalling|squeaking|grinding|flickering|dying|dies|e\\d+|error|stuck|dead|no power|tripped'

/** Something that does not do what it should, in the words of those who have it. */
const FAULTS = [
  new RegExp(`\\b(?:${DEVICES})\\b[^.?!\\n]*\\b(?:${TROUBLES})\\b`),
  /\btoo (?:sour|dry|wet|hot|loud|slow|salty|runny|thick|tight|loose)\b/,
  /\btrips (?:out|after|when|every|the)\b|\bstops? (?:with|after|when|at|mid|half)\b/,
  /\bwhat could (?:it|this) be\b|\bwhat(?:'s| is|s) causing\b/,
  /\bwhat (?:could|can|might) be (?:the )?(?:reason|cause|problem|wrong)\b/,
  /\b(?:didn't|didnt) (?:work|help)\b|, still /,
  /\bgone (?:pink|black|green|mouldy|cloudy|yellow|brown|off|hard|soft)\b/,
  /\b(?:dropp?ed|fell|fallen|down|jumped|rose|risen|went) (?:from|by|to) [$£€]?\d.*\b(?:why|what)\b/,
  /\bkeeps? (?!me\b|us\b|it\b|them\b|the\b|my\b)\p{L}+ing\b/u,
  /\b(?:won't|wont) (?:start|turn|open|close|print|charge|connect|load|rise|stay)\b/,
  /\b(?:not|isn't|isnt|stopped) (?:working|starting|charging|rising|printing|heating|draining|connecting|loading)\b/,
  /\bcoming out (?:flat|dry|wrong|blurry|burnt|soggy)\b|\bgoing brown\b|\bturning yellow\b/,
  /\b(?:drops|dropping|leaks?|leaking|out by|tripping|overheating|freezes|crashes|beeping|rattling|whining|smells of)\b/,
]

/** Somebody, not something, does what they should not. */
const PEOPLE =
  /\b(?:he|she|his|her|him|apprentice|employees?|staff|workers?|colleague|son|daughter|kids?|child|husband|wife|boss|tenants?|neighbou?rs?|customers?|pupils?|students?|teenager|lad)\b/
const WRITES =
  /\b(?:write|draft|compose|letter|reply|complain\p{L}*)\b|\b(?:an?|the) (?:e-?mail|message|review) (?:to|for)\b/u
const ABOUT_WORDS = /^(?:pls |please )?(?:can you )?(?:explain|define|what (?:is|does|are))\b/
const YES_OR_NO = /^(?:can|am|is it|do|does|are|should) \b/

/** Whether somebody tells of a fault and asks for nothing else. */
export const isFault = ({ reading, said, question }: Asked): boolean =>
  (reading.task === 'analyse' || reading.deliverable === 'recipe') &&
  ![WRITES, PEOPLE, ABOUT_WORDS].some((pattern) => pattern.test(said)) &&
  ![TO_SAY, YES_OR_NO, ASKS_MORE].some((pattern) => pattern.test(question)) &&
  FAULTS.some((pattern) => pattern.test(said))

/** A line of a program. */
const CODE_LINE =
  /^[ \t]*(?:for|while|if|def|class|import|from|let|const|var|function|return|select|SELECT)\b.*[:({;=,]|\w\[[^[\]\n]{1,80}\]|\w\([^()\n]{0,200}\)[;:]?[ \t]*$/m

/** Whether the text holds a stretch of a program. */
export const showsCode = ({ text, opaque }: Reading): boolean =>
  (text.includes('\n') && CODE_LINE.test(text)) || opaque.some(({ kind }) => kind === 'fence')

/** What a sheet or a program says when it fails, or what people say of it. */
export const FAILS_WITH =
  /#(?:n\/a|ref|value|name|div)|\b(?:exceeded|timed out|timeout|times out|errors?|exception|traceback|keeps (?:saying|giving)|doesn't work|not working|won't (?:run|work|load|open)|fails|crash\p{L}*|bug|debug|wrong)\b/iu
