import { ANSWER } from '#app/prompts/domain/variants/answer'
import type { Kit } from '#app/prompts/domain/variants/kit'

export const compare: Kit = {
  ...ANSWER,
  role: 'an adviser who knows both from practice',
  rule: 'Keep facts apart from opinions, and measure both by the same standard.',
  edge: 'If the answer depends on something I did not say, name it.',
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

/** For somebody who has to choose, in a case of their own. */
export const compareForMe: Kit = {
  ...compare,
  subject: ['Important to me', '[e.g. price, effort, risk, how long it must last]'],
  assumed: {
    subject: 'cost over the whole time, effort, risk, and what cannot be undone',
    audience: 'me, in exactly the case told here',
    purpose: 'to decide',
  },
  form: 'your pick for my case in one sentence, then the two or three reasons or sums that decide it, then when you would take the other',
  coverage:
    'Focus on what I said about my case, and include what it will really cost in money or time.',
  check: 'Before you answer, check that every fact I gave has been used.',
  unasked: ['subject', 'audience', 'purpose'],
}

export const sideBySide: Kit = {
  ...ANSWER,
  role: 'an analyst who compares fairly',
  subject: ['Aspects', '[what matters in the comparison, e.g. price, effort, risk]'],
  audience: '[who reads it and what they already know]',
  purpose: '[the decision that depends on it]',
  assumed: {
    subject: 'common ground, cost, effort, limits, and what each is best for',
    audience: 'an adult who knows both only by name',
    purpose: 'to see at a glance how they differ',
  },
  form: 'a table with four to six rows, one per aspect, then one sentence that sums up the difference',
  coverage:
    'Focus on differences that have consequences, and include a figure or an example for each.',
  rule: 'Keep facts apart from opinions, and measure both by the same standard.',
  edge: 'If a point depends on the circumstances, say on which.',
  check: 'Before you answer, check that each row says something about both.',
}

export const tellApart: Kit = {
  ...ANSWER,
  role: 'a teacher who explains difficult things in clear words',
  subject: ['Aspects', '[the sides that you mix up or that matter to you]'],
  assumed: {
    subject: 'purpose, origin, common ground, and signs that tell them apart',
    audience: 'newcomers who mix them up',
    purpose: 'to tell one from the other in practice',
  },
  form: 'the difference in one sentence, then one everyday example of each, then how to tell them apart',
  coverage: 'Focus on the differences that count in practice, and include what people mix up.',
  rule: 'Avoid jargon; where a term is needed, explain it in the same sentence.',
  edge: 'If the line between them is disputed, say so.',
}

/** The same for somebody who asks in a case of their own. */
export const tellApartForMe: Kit = {
  ...tellApart,
  form: 'the difference in at most two sentences, then what it means in my case, then what I should choose or do next',
  coverage: 'Focus on what I said about my case, and include one worked example with its figures.',
  edge: 'If the answer depends on something I did not say, name it.',
  check: 'Before you answer, check that every fact I gave has been used.',
}

/** For what the law, a contract or good manners allow. */
export const allowed: Kit = {
  ...ANSWER,
  subject: ['Situation', '[place, contract, and what has happened so far]'],
  assumed: { subject: 'the place and the situation told here, under the rules of today' },
  form: 'yes, no or "it depends" in the first sentence, then the rule that decides it, then what to do instead or next',
  coverage: 'Focus on the usual case, including the exception that matters most.',
  rule: 'Keep what is certain apart from what is often said, and avoid long disclaimers.',
  edge: 'If it depends on a fact I did not give, name it, and say who could confirm it.',
  check: 'Before you answer, check that the first sentence answers the question.',
  unasked: ['subject', 'audience', 'purpose'],
}

export const weigh: Kit = {
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

export const assess: Kit = {
  ...ANSWER,
  role: 'an analyst who weighs evidence',
  rule: 'Keep facts apart from opinions, and avoid jargon.',
  edge: 'If a point is uncertain or disputed, say so and name the sources you rely on.',
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

export const advise: Kit = {
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
  unasked: ['subject', 'audience', 'purpose'],
  check: 'Before you answer, check that it fits every fact that is told here.',
}

/** For a question that is answered by a sum. */
export const reckon: Kit = {
  ...ANSWER,
  subject: ['Figures', '[prices, numbers and periods to reckon with]'],
  assumed: { subject: 'the figures told here, and whatever else is needed said openly' },
  form: 'the answer in one sentence, then the sum in steps, then what would turn it round',
  coverage: 'Focus on the figures told here, with each of them named.',
  rule: 'Keep what I told apart from what you assume.',
  edge: 'If a figure is missing that decides it, say which and reckon with two likely ones.',
  check: 'Before you answer, check each step once more.',
  leaves: ['length'],
  unasked: ['subject', 'audience', 'purpose'],
}

/** For somebody who asks what to do in a case of their own. */
export const help: Kit = {
  ...ANSWER,
  subject: ['Situation', '[what has been tried, what limits me]'],
  assumed: {
    subject: 'what is told here',
    audience: 'me, in this case',
    purpose: 'to do it right',
  },
  form: 'the answer first, then what to do or check in order, one line each',
  coverage:
    'Focus on the case told here, including what somebody with experience of it would warn of.',
  rule: 'Keep to what I can do myself, and avoid general advice.',
  edge: 'If it depends on something I did not say, name it.',
  check: 'Before you answer, check that each line fits what I told.',
  leaves: ['length'],
  unasked: ['subject', 'audience', 'purpose'],
}

/** For somebody's own text or work, to be made better. */
export const CRITIQUE: Kit = {
  ...ANSWER,
  subject: ['What counts', '[what it is for, who reads it, what worries me]'],
  assumed: {
    subject: 'whether it does what it is meant to do',
    audience: 'whoever wrote it',
    purpose: 'to make it better today',
  },
  form: 'what works in two sentences, then what to change, the weightiest first, each with the new wording',
  coverage: 'Focus on what a reader would stumble over, including the words that are meant.',
  rule: 'Say plainly what does not work, and leave praise out where it is not earned.',
  edge: 'If something depends on what it is for, say on what.',
  check: 'Before you answer, check that each point could be acted on.',
  unasked: ['subject', 'audience', 'purpose'],
}

/** For figures that somebody wants to understand. */
export const figures: Kit = {
  ...ANSWER,
  subject: ['Figures', '[what they count, for what, and what you compare them with]'],
  facts: ['Background', '[what happened in that time]'],
  assumed: {},
  form: 'what the figures show in one sentence, then the likely causes in order, each with how to check it, then what to say or do',
  coverage: 'Focus on what stands out, including the figures it rests on.',
  rule: 'Keep what the figures show apart from what they only suggest.',
  edge: 'If they cannot answer it, say which figure is missing.',
  check: 'Before you answer, check each sum and percentage.',
  unasked: ['subject', 'facts', 'audience', 'purpose'],
}
