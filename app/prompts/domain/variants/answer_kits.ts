import {
  advise,
  assess,
  compare,
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
  steps,
  tell,
} from '#app/prompts/domain/variants/teaching_kits'

/** For answers that the first words tell apart, the first that fits. */
export const ANSWER_KITS: [opens: RegExp, kit: Kit][] = [
  [
    /\bwhy (?:does|is|do|did|are) ?(?:n'?t|not)? ?(?:this|my|it|the)\b.*\b(?:work|working|run|compile)|\bwhy (?:doesn'?t|isn'?t|don'?t|won'?t) (?:this|my|it)\b/,
    mend,
  ],
  [
    /\bpros and cons\b|\b(?:advantages|benefits) and (?:disadvantages|drawbacks|risks)\b|\bfor and against\b/,
    weigh,
  ],
  [/\b(?:predict|forecast|future)\b/, foresee],
  [/\bexplain\b.*\b(?:versus|vs)\b/, tellApart],
  [
    /\bversus\b|\bvs\b|\bor\b|\b(?:buying|leasing|renting|choose between|better)\b|\bcompare\b.*\bfor (?:an?|my|our|the|us|me)\b/,
    compare,
  ],
  [
    /\bhow (?:do|can|should|could|would) (?:i|we) (?:best )?(?:tell|say|break|ask|word|phrase|give feedback|explain to|approach|confront|talk to|let)\b/,
    tell,
  ],
  [/\bdifferences?\b|\bdiffer\b|\brelated\b/, tellApart],
  [/\bcompare\b|\bcontrast\b|\bcomparison\b/, sideBySide],
  [
    /\bhow (?:to|(?:do|can|should|would|could) (?:i|we|you|one|people|someone|somebody))\b|\bsteps?\b|\binstructions?\b|\brecipes?\b|\bprocedure\b/,
    steps,
  ],
  [/^(?:please )?(?:find|search|get|locate)\b/, find],
  [/\bshould (?:i|we|my|our)\b|\brecommend|\badvi[sc]e\b|\bbest way\b|\bworth\b/, advise],
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
  [/\bwhy\b|\bcauses?d?\b|\breasons?\b/, cause],
  [/\b(?:code|function|script|query|snippet|program|regex)\b/, explainCode],
  [/\b(?:gist|basics|overview)\b/, explain],
  [
    /^(?:please )?(?:can you )?(?:what|why|who|when|where|which|how|explain|define|clarify|tell|interpret|is|are|was|were|do|does|did)\b/,
    explain,
  ],
  [
    /^(?:should|can|could|do|does|is|are|would|what|which|how|my|our|i|we)\b.*\b(?:my|our|me|i|we|us)\b|^my \d/,
    advise,
  ],
]
