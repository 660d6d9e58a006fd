import { listsBy } from '#app/prompts/domain/reading/lists_by'
import { ASK_VERBS, LEAD_INS, OPEN_VERBS, RULE_VERBS } from '#app/prompts/domain/reading/verbs'

/** Imperatives beyond those that open a request or set a rule. */
export const MORE_ORDERS = new Set(
  `rework look lay set go feel going read load boil trim turn pick point pull push put place split group number name state report say speak reply
  respond tell show call print save sign send mail post move merge match apply use stay spell space space_out skip start stop step strip stretch
  swap take tailor tidy touch track trace trade treat try type underline unify verify wait warn weave weigh wrap round count cut delete divide double
  draw drop enter explain express fit give give_way hand handle hold insert introduce invite join judge jot label leave link load log lower mask measure
  meet mix note open order pad paste pause phrase play present preserve pretend print proceed proof prove quote raise re-read redraw reduce refer rehearse
  reject relate remind repeat restate retain reveal reverse rule run scan scatter score script settle shift sketch slot smooth sound spare
  specify stack strike strip structure stress submit substitute sum supply support switch tabulate tag talk team throw tie title total touch transcribe
  translate trim add allow answer append arrange ask assemble assess attach avoid back balance bear begin bind blend bold boost break bring build bundle
  capitalise capitalize carry cast change chart check choose cite clear close combine comment condense confine conform consult contrast convey copy cover credit crop
  cross cross-check decide define derive describe design devise direct discard display document don't echo elaborate embed end finish focus follow forget form format formulate
  frame generate greet highlight ignore imitate include indent index inform infer invent justify keep know limit list look make mark mention mind minimise mirror
  model name never omit only optimise overwrite paint paraphrase permit plot polish praise prefer prefix press prioritise produce promise propose provide
  punctuate rank rate rebuild recalculate recast recommend record refactor reformulate render reorder rephrase replace research reserve resist resolve
  respect restrict return review revise reword rewrite roll search see select separate shape share shorten simplify sort spread squeeze stick suggest summarise summarize
  think work write interpret evaluate estimate compare compile compose compute calculate classify code collect convert correct create draft edit extract fill find fix gather
  identify illustrate imagine improve let plan practise prepare proofread redo debug train tweak update weed wind please season simmer fry bake roast chop slice stir whisk pour drain grate toast grill melt mash garnish chill serve steer vary do assume assign act adapt adjust address
  advise analyse analyze annotate announce audit base`.split(/\s+/)
)
const LONGEST_LEAD = 4
/** Polite beginnings by their first word, the longest first. */
const LEADS_BY_WORD = listsBy(
  LEAD_INS.filter((row) => row.length <= LONGEST_LEAD)
    .sort((one, other) => other.length - one.length)
    .map((row) => [row[0], row])
)

const FUNCTION = new Set(
  `the a an and or but nor if when while as of in on at to for from with by about into than because since though although that this these those there here
  all both half such what which who whose how why where not only also even just then so yet each every any some no my our your his her its their i you he she it we they is are was
  were be been do does did has have had can could will would shall should may might must near over under per plus via like unlike without within between among during after before
  until through throughout against along across behind beyond above below beside besides except including regarding following twice once got gave took made had said told
  quite rather fairly pretty such very too almost nearly about around roughly maybe perhaps many most some several next last first second third`.split(
    /\s+/
  )
)
const OBJECT = new Set(
  'the a an all each every any it them this these those my our your his her their both only'.split(
    ' '
  )
)

/** A verb in front of its object: "Increase the loads". */
export const commands = (word: string, next: string): boolean =>
  OBJECT.has(next) &&
  !FUNCTION.has(word) &&
  /^[a-z-]{3,}$/.test(word) &&
  !/(?:s|ed|ing|ly|er|est|ful|ous|al)$/.test(word)

const NO_OBJECT = new Set('is are was were has have had of'.split(' '))

const startsWith = (words: string[], at: number, row: string[]) =>
  at + row.length < words.length && row.every((word, offset) => words[at + offset] === word)

/** Whether these words, the beginning of a sentence, give an order. */
export function opensWithOrder(words: string[]): boolean {
  let at = 0
  for (let turns = 0; turns < 4; turns++) {
    const lead = LEADS_BY_WORD.get(words[at])?.find((row) => startsWith(words, at, row))
    if (!lead) break
    at += lead.length
  }
  const word = words[at]
  if (word === undefined) return false
  const next = words[at + 1] ?? ''
  if (NO_OBJECT.has(next)) return false
  return (
    ASK_VERBS.has(word) ||
    OPEN_VERBS.has(word) ||
    (RULE_VERBS.has(word) && !/^(?:when|where|if)$/.test(word)) ||
    MORE_ORDERS.has(word) ||
    commands(word, next)
  )
}
