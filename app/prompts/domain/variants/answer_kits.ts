import type { Kit } from '#app/prompts/domain/variants/kit'

/** For questions and other requests that are answered rather than written. */
export const ANSWER: Kit = {
  role: 'an analyst who explains clearly and weighs evidence',
  subject: ['Scope', '[period, place or aspects that matter]'],
  facts: ['Background', '[what you already know or have tried]'],
  audience: '[who will use the answer and what they already know]',
  purpose: '[the decision or task the answer is for]',
  assumed: {
    subject: 'what is asked, with only the background needed to follow the answer',
    audience: 'an interested reader without special knowledge',
    purpose: 'an answer that can be used as it stands',
  },
  form: 'a direct answer in the first sentence, then three to five sections with headings',
  coverage: 'Focus on what decides the answer, and include a concrete example in each section.',
  rule: 'Keep facts apart from opinions, and avoid jargon.',
  edge: 'If a point is uncertain or disputed, say so and name the sources you rely on.',
  check: 'Before you answer, check that the first sentence answers the question on its own.',
  counts: 'words',
}

const compare: Kit = {
  ...ANSWER,
  subject: ['Aspects', '[what matters in the choice, e.g. price, effort, risk]'],
  audience: '[who decides and what they already know]',
  purpose: '[the decision that depends on it]',
  assumed: {
    subject: 'cost, effort, limits and risk, as far as they apply',
    audience: 'somebody who has to choose and knows neither from experience',
    purpose: 'to see which of them fits which case',
  },
  form: 'a table with one row per aspect, then one paragraph that says which fits which case',
  coverage: 'Focus on the differences that decide, and include a concrete example for each.',
  check: 'Before you answer, check that the last paragraph follows from the table.',
}

const tellApart: Kit = {
  ...ANSWER,
  role: 'a teacher who explains difficult things in clear words',
  subject: ['Aspects', '[the sides that you mix up or that matter to you]'],
  assumed: {
    subject: 'purpose, origin, common ground, and signs that tell them apart',
    audience: 'newcomers who mix them up',
    purpose: 'to tell one from the other in practice',
  },
  form: 'the difference in one sentence, then a table with one row per aspect',
  coverage: 'Focus on the differences that count in practice, and include one example of each.',
  rule: 'Avoid jargon; where a term is needed, explain it in the same sentence.',
  edge: 'If the line between them is disputed, say so.',
}

const weigh: Kit = {
  ...ANSWER,
  role: 'an adviser who has seen it done well and badly',
  subject: ['Scope', '[what it is meant to achieve, and what limits you]'],
  assumed: {
    subject: 'money, time, people and risk, as far as they apply',
    audience: 'the person who decides',
    purpose: 'to see quickly what speaks for it and what against it',
  },
  form: 'two lists, for and against, each point in one sentence, then a line on what tips the balance',
  coverage:
    'Focus on points that are particular to this case, and include one that is often overlooked.',
  check: 'Before you answer, check that no point stands in both lists.',
}

const mend: Kit = {
  ...ANSWER,
  role: undefined,
  subject: ['Expected', '[what should happen, and the message that you see instead]'],
  assumed: {
    subject: 'it should run without an error and do what it plainly means to do',
    audience: 'somebody who is new to it',
    purpose: 'to have it work, and to know the mistake next time',
  },
  form: 'the corrected version in one code block, then one sentence that names the mistake',
  coverage: 'Focus on the cause, and mention any second mistake.',
  rule: 'Change only what the mistake calls for.',
  edge: 'If the cause cannot be told from what is given, say what you would need to see.',
  check: 'Before you answer, check that the corrected version runs as it stands.',
}

const steps: Kit = {
  ...ANSWER,
  role: 'a practitioner who has done this many times',
  subject: ['Situation', '[where I stand now and what I have tried]'],
  audience: '[who will do it, and how experienced they are]',
  purpose: '[the result I want]',
  assumed: {
    subject: 'ordinary means at hand, and nothing prepared yet',
    audience: 'somebody who does it for the first time',
    purpose: 'to get it right at the first attempt',
  },
  form: 'a line on what has to be ready, then numbered steps in order and a list of common mistakes',
  coverage:
    'Focus on what works in practice, and include for each step how to tell that it is done.',
  rule: 'Keep each step to one action, and avoid general advice.',
  edge: 'If the right way depends on a fact I did not give, say so and name the fact.',
  check:
    'Before you answer, check that the steps can be followed in order without further questions.',
}

const describe: Kit = {
  ...ANSWER,
  role: undefined,
  subject: ['Scope', '[the side, time or place to describe]'],
  audience: '[who will read it and what they know of it]',
  purpose: '[what the description is needed for]',
  assumed: {
    subject: 'the whole in one sentence, then the particulars that set it apart',
    audience: 'a reader who has never come across it',
    purpose: 'to picture it clearly',
  },
  form: 'two or three short paragraphs of connected prose',
  coverage:
    'Focus on what can be seen, heard or measured, and include one particular that surprises.',
  rule: 'Avoid judgements and strings of adjectives.',
  edge: 'If it differs from case to case, describe a typical one and say so.',
  check: 'Before you answer, check that somebody could recognise it from the description.',
}

const assess: Kit = {
  ...ANSWER,
  subject: ['Scope', '[the aspects, period or place that matter]'],
  assumed: {
    subject: 'the two or three points that decide the judgement, each with its evidence',
    audience: 'a reader who wants to judge for themselves',
    purpose: 'to reach a well-founded judgement',
  },
  form: 'a conclusion in the first sentence, then a section with a heading for each main point',
  coverage:
    'Focus on what carries most weight, and include the evidence for each point and the strongest objection.',
}

const advise: Kit = {
  ...ANSWER,
  role: 'an adviser who says plainly what to do and why',
  subject: ['Situation', '[where I stand now, what matters to me and what limits me]'],
  audience: '[who acts on it and what they already know]',
  purpose: '[the result I want]',
  assumed: {
    audience: 'the person who has to act on it',
    purpose: 'to decide and take the first step',
  },
  form: 'a recommendation in the first sentence, then the reasons, the risks and the first step',
  coverage: 'Focus on what would change the decision, and include one alternative.',
  check: 'Before you answer, check that the first step can be taken within a week.',
}

const find: Kit = {
  ...ANSWER,
  role: undefined,
  subject: ['What fits', '[what it must have, and what rules it out]'],
  assumed: {},
  form: 'a numbered list of candidates or ways to find them, each with one sentence on why it fits',
  coverage: 'Focus on what can be checked, and include where each was found or how to reach it.',
  rule: 'Keep what is known apart from what is assumed, and invent no names or addresses.',
  check: 'Before you answer, check that every entry meets each condition.',
}

const explain: Kit = {
  ...ANSWER,
  role: 'a teacher who explains difficult things in clear words',
  subject: ['Scope', '[the aspects, period or place that matter]'],
  audience: '[who it is for and what they already know]',
  purpose: '[what the answer is needed for]',
  assumed: {
    subject: 'what it is, how it works and why it matters',
    audience: 'an interested reader without prior knowledge',
    purpose: 'to be able to explain it to somebody else',
  },
  form: 'a direct answer in the first sentence, then two or three short paragraphs',
  coverage:
    'Focus on the core idea, and include one concrete example and one common misunderstanding.',
  rule: 'Avoid jargon; where a term is needed, explain it in the same sentence.',
  edge: 'If experts disagree on a point, say so.',
}

const explainCode: Kit = {
  ...explain,
  role: 'a programmer who teaches beginners',
  assumed: {
    subject: 'what goes in, what happens step by step, and what comes out',
    audience: 'somebody who is learning the language',
    purpose: 'to be able to change the code afterwards',
  },
  form: 'one sentence on what it does, then a numbered list of its steps, then its result',
  coverage: 'Focus on what is not obvious, and include one example with values.',
  edge: 'If it contains a mistake, say so first.',
}

const cause: Kit = {
  ...explain,
  role: undefined,
  assumed: {
    subject: 'the causes in order of weight, and how they work together',
    audience: 'an interested reader without prior knowledge',
    purpose: 'to understand what leads to what',
  },
  form: 'the main cause in the first sentence, then two or three short paragraphs',
  coverage: 'Focus on how one thing leads to the next, and include one concrete example.',
}

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
  [/\bversus\b|\bvs\b|\b(?:buying|leasing|renting|choose between|better)\b/, compare],
  [/\bcompare\b|\bdifferences?\b|\brelated\b|\bcontrast\b/, tellApart],
  [
    /\bhow (?:to|(?:do|can|should|would|could) (?:i|we|you|one|people|someone|somebody))\b|\bsteps?\b|\binstructions?\b|\brecipes?\b|\bprocedure\b/,
    steps,
  ],
  [/^(?:please )?(?:find|search|get|locate)\b/, find],
  [/\bshould (?:i|we|my|our)\b|\brecommend|\badvi[sc]e\b|\bbest way\b|\bworth\b/, advise],
  [/^(?:please )?(?:can you )?(?:describe|depict|portray|paint)\b/, describe],
  [
    /\b(?:analy[sz]e|analysis|evaluate|evaluation|assess|assessment|discuss|critique|review|examine|debate|argue|judge|impacts?|effects?|consequences|implications|advantages)\b/,
    assess,
  ],
  [/\bwhy\b|\bcauses?d?\b|\breasons?\b/, cause],
  [/\b(?:code|function|script|query|snippet|program|regex)\b/, explainCode],
  [/\b(?:gist|basics|overview)\b/, explain],
  [
    /^(?:please )?(?:can you )?(?:what|why|who|when|where|which|how|explain|define|clarify|tell|interpret|is|are|was|were|do|does|did)\b/,
    explain,
  ],
]
