import {
  advise,
  allowed,
  assess,
  compare,
  compareForMe,
  help,
  sideBySide,
  tellApart,
  weigh,
} from '#app/prompts/domain/variants/choice_kits'
import type { Kit } from '#app/prompts/domain/variants/kit'
import {
  cause,
  describe,
  diagnose,
  explain,
  explainCode,
  find,
  foresee,
  mend,
  points,
  steps,
  tell,
} from '#app/prompts/domain/variants/teaching_kits'

/** What goes wrong with a thing, in words of those who have it. */
const FAILS =
  "going|turning|dying|dripping|leaking|itching|smells?|keeps?|won't|wont|stopped|stops|not working|falling|freezing"

/** For answers that the first words tell apart, the first that fits. */
export const ANSWER_KITS: [opens: RegExp, kit: Kit][] = [
  [
    /\bwhy (?:does|is|do|did|are) ?(?:n'?t|not)? ?(?:this|my|it|the)\b.*\b(?:work|working|run|compile)|\bwhy (?:doesn'?t|isn'?t|don'?t|won'?t) (?:this|my|it)\b/,
    mend,
  ],
  [
    /\bpros (?:and|n|&|or) cons\b|\b(?:advantages|benefits) and (?:disadvantages|drawbacks|risks)\b|\bfor and against\b/,
    weigh,
  ],
  [/\b(?:predict|forecast|future)\b/, foresee],
  [/\bexplain\b.*\b(?:versus|vs)\b/, tellApart],
  [
    /^am (?:i|we) (?:entitled|allowed|liable|covered|eligible)\b|^(?:can|may|am|are|is|do|does|must|could) (?:i|we|my|our|it|they|an? \S+)\b.*\b(?:legal|legally|illegal|allowed|law|ask|refuse|sue|deduct|charge|claim|return|cancel|keep|quit|leave|withdraw|sublet|build|park|drive|sell|make|force|have to|required?|permission|fire|dismiss|record|share)\b|\bis it (?:legal|illegal|allowed|ok to|okay to)\b|^(?:can|may|is|does|must) (?:an? |the |my |our )?(?:landlord|boss|employer|manager|company|council|neighbour|neighbor|school|bank|tenant|customer|client|employee|supplier|contractor|lodger)s?\b|\b(?:liable|responsible|whose fault|who pays|who is at fault)\b|\b(?:licen[cs]e|permit|permission|insured|legal|allowed)\b$|\b(?:do|will) (?:i|we) need (?:an? |any |the )?(?:permit|licen[cs]e|permission|insurance|planning|visa|certificate)/,
    allowed,
  ],
  [
    /\bversus\b|\bvs\b|(?<!\byes )\bor\b(?! no\b)|\b(?:buying|leasing|renting|choose between|better)\b|\bcompare\b.*\bfor (?:an?|my|our|the|us|me)\b/,
    compare,
  ],
  [
    /\bway to (?:tell|say|ask|let|break)\b|\bhow to (?:tell|say|ask|break|word)\b|\bhow (?:do|can|should) (?:i|we) (?:politely )?(?:turn down|say no|decline|get out of|cancel on)\b|\bhow (?:do|can|should|could|would) (?:i|we) (?:best )?(?:tell|say|break|ask|word|phrase|give feedback|explain to|approach|confront|talk to|let)\b/,
    tell,
  ],
  [/\bhow (?:do|can|should|would) (?:i|we) explain\b(?! to\b)/, explain],
  [
    /\bhow (?:do|can|should|could) (?:i|we) (?:get|make|stop|help|persuade|convince) (?:it out|him|her|them|my|our|the|people|staff)\b/,
    help,
  ],
  [
    /\bhow (?:should|do|would|can) (?:i|we) (?:best )?(?:split|divide|price|deal|decide|choose|respond|react|prioriti[sz]e|allocate|charge)\b/,
    advise,
  ],
  [
    /\b(?:fair|right|reasonable|decent|normal|going|good) (?:price|tip|rate|salary|wage|rent|fee|amount|offer)\b|\bhow much (?:should|do|would|can) (?:i|we)\b/,
    advise,
  ],
  [/\bdifferences?\b|\bdiffer\b|\brelated\b/, tellApart],
  [/\bcompare\b|\bcontrast\b|\bcomparison\b/, sideBySide],
  [
    /\bhow (?:to|(?:do|can|should|would|could) (?:i|we|you|one|people|someone|somebody))\b|\bsteps?\b|\binstructions?\b|\brecipes?\b|\bprocedure\b/,
    steps,
  ],
  [/^(?:please )?(?:find|search|locate)\b/, find],
  [
    /\b(?:weigh(?:ing)? up|be (?:considering|thinking about)|(?:look|watch) out for|need to (?:check|consider|know|think))\b/,
    help,
  ],
  [/\bshould (?:i|we|my|our)\b|\brecommend|\badvi[sc]e\b|\bbest way\b|\bworth\b/, advise],
  [
    /^(?:please )?(?:can you )?(?:explain|what are|tell) .*\b(?:signs|symptoms|rights|side effects|rules|duties|dangers|red flags)\b/,
    points,
  ],
  [
    /^(?:please )?(?:can you )?describe (?:how|why|the (?:process|function|steps|stages|structure|role|purpose|method))\b/,
    explain,
  ],
  [/^(?:please )?(?:can you )?(?:describe|depict|portray|paint)\b/, describe],
  [
    /\b(?:analy[sz]e|analysis|evaluate|evaluation|assess|assessment|discuss|critique|review|examine|debate|argue|judge|impacts?|effects?|consequences|implications|advantages)\b/,
    assess,
  ],
  [/\bwhy\b.*\b(?:my|our)\b/, diagnose],
  [
    new RegExp(`\\b(?:${FAILS})\\b.*\\bwhy\\b|\\bwhy\\b.*\\b(?:${FAILS})\\b|ing\\b.*\\bwhy$`),
    diagnose,
  ],
  [/\bwhy\b|\bcauses?d?\b|\breasons?\b/, cause],
  [/\b(?:code|function|script|query|snippet|program|regex)\b/, explainCode],
  [/\b(?:gist|basics|overview)\b/, explain],
  [/^which$|^which (?:one|of (?:them|these|the two)|is better|would you)\b/, compareForMe],
  [
    /^(?:what|which|how|when|where)\b.*\b(?:i|we|my|our)\b|^how (?:long|much|many|soon|often)\b/,
    help,
  ],
  [
    /^(?:please )?(?:can you )?(?:what(?:'s|s)?(?: exactly)? (?:is|are|was|were|does|do|did|an?|the)|whats|what's|why|who|when|where|how (?:does|do|did|is|are|was|come)|explain|define|clarify|tell|interpret|is|are|was|were|do|does|did)\b/,
    explain,
  ],
  [
    /^(?:should|can|could|do|does|is|are|would|what|which|how|my|our|i|we)\b.*\b(?:my|our|me|i|we|us)\b|^my \d/,
    help,
  ],
]
