import { ANSWER } from '#app/prompts/domain/variants/answer'
import type { Kit } from '#app/prompts/domain/variants/kit'

export const mend: Kit = {
  ...ANSWER,
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

/** For code or a sheet that fails and is not shown. */
export const debug: Kit = {
  ...mend,
  assumed: {},
  form: 'the likeliest causes in order, each with a line to check it and the line that puts it right',
  coverage: 'Focus on the message told here, including what commonly hides behind it.',
  rule: 'Keep to what can be tried at once, and change nothing else.',
  edge: 'If none of them fits, say what to send you.',
  check: 'Before you answer, check that each line could be pasted as it stands.',
  unasked: ['subject', 'audience', 'purpose'],
  leaves: ['length'],
}

export const steps: Kit = {
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
  form: 'numbered steps in order, each with the exact words, buttons or commands where there are any',
  coverage: 'Focus on the shortest way that is safe, and mention what must not be done before.',
  rule: 'Keep each step to one action, and avoid general advice.',
  edge: 'If the right way depends on a fact I did not give, say so and name the fact.',
  check:
    'Before you answer, check that the steps can be followed in order without further questions.',
}

export const foresee: Kit = {
  ...ANSWER,
  role: 'an analyst who has seen many forecasts fail',
  subject: ['Scope', '[place, period and the side that matters to you]'],
  assumed: {
    subject: 'what drives the change, who gains and who loses, and what could stop it',
    audience: 'an adult without special knowledge',
    purpose: 'to see what is likely, what is possible and what to watch',
  },
  form: 'three scenarios, from likely to surprising, each with its drivers and the first signs of it',
  coverage: 'Focus on what can be observed today, and include one effect that few expect.',
  rule: 'Keep facts apart from guesses.',
  edge: 'If something cannot be known, say so instead of sounding sure.',
  check: 'Before you answer, check that each scenario could be told from the others in five years.',
}

export const describe: Kit = {
  ...ANSWER,
  subject: ['Scope', '[the side, time or place to describe]'],
  audience: '[who will read it and what they know of it]',
  purpose: '[what the description is needed for]',
  assumed: {
    subject: 'the whole in one sentence, then the particulars that set it apart',
    audience: 'a reader who has never come across it',
    purpose: 'to picture it clearly',
  },
  form: 'two or three short paragraphs of connected prose',
  coverage: 'Focus on what the senses notice, and include one particular that surprises.',
  rule: 'Avoid judgements and strings of adjectives.',
  edge: 'If it differs from case to case, describe a typical one and say so.',
  check: 'Before you answer, check that somebody could recognise it from the description.',
}

export const find: Kit = {
  ...ANSWER,
  subject: ['What fits', '[what it must have, and what rules it out]'],
  assumed: {},
  form: 'a numbered list of candidates or ways to find them, each with one sentence on why it fits',
  coverage: 'Focus on what can be checked, and include where each was found or how to reach it.',
  rule: 'Keep what is known apart from what is assumed, and invent no names or addresses.',
  check: 'Before you answer, check that every entry meets each condition.',
}

export const explain: Kit = {
  ...ANSWER,
  role: 'a teacher who explains difficult things in clear words',
  subject: ['Scope', '[the aspects, period or place that matter]'],
  audience: '[who it is for and what they already know]',
  purpose: '[what the answer is needed for]',
  assumed: {
    subject: 'what it is, how it works and why it matters',
    audience: 'an interested reader without prior knowledge',
    purpose: 'to be able to use it afterwards',
  },
  form: 'a direct answer in the first sentence, then two or three short paragraphs',
  coverage: 'Focus on the core idea, and include one concrete example from everyday life.',
  rule: 'Avoid jargon; where a term is needed, explain it in the same sentence.',
}

/** For a question of a child's. */
export const forAChild: Kit = {
  ...explain,
  role: undefined,
  assumed: {
    subject: 'only what the child asked',
    audience: 'the child told of here',
    purpose: 'the child nods and has the next question',
  },
  form: 'three or four short sentences, as I could say them aloud, then one thing to show or try',
  coverage: 'Focus on what was asked, and include one picture from a day of such a child.',
  rule: 'Keep to words the child uses, and say nothing that has to be unlearned later.',
  leaves: ['length', 'role'],
}

/** For something that has to be told to somebody else. */
export const passOn: Kit = {
  ...explain,
  role: undefined,
  assumed: {
    subject: 'what it is, what it means for them and what happens next',
    audience: 'the person told of here',
    purpose: 'they understand it and are no more worried than they need to be',
  },
  form: 'what it is in two sentences, then three to five sentences that I could say to them, then the answer to what they will ask first',
  coverage: 'Focus on what it means for this person, including what to do next.',
  rule: 'Keep to everyday words, and hide nothing that matters.',
}

/** For signs, rights or rules that somebody has to know. */
export const points: Kit = {
  ...explain,
  form: 'a short list in everyday words, the most important first, then one line on what to do and when',
  coverage:
    'Focus on what somebody can notice or do without help, including how it looks in real life.',
  edge: 'If it could be urgent, say first when to get help at once.',
}

export const explainCode: Kit = {
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

export const cause: Kit = {
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

export const diagnose: Kit = {
  ...ANSWER,
  role: 'a practitioner who has seen this many times',
  subject: ['Signs', '[since when, what changed before, what you have tried]'],
  audience: '[who will act on it, and how experienced they are]',
  purpose: '[what should be different afterwards]',
  assumed: {
    subject: 'the signs told here, under the usual circumstances',
    audience: 'a beginner who can look and act, but has no special tools',
    purpose: 'to find out which cause it is, and to put it right',
  },
  form: 'the likeliest cause and what to do first, then the other causes in order, each with the sign that tells it',
  coverage: 'Focus on what can be checked at once, and mention what must not be done.',
  unasked: ['subject'],
  edge: 'If the cause cannot be told, say what to look at next.',
  check: 'Before you answer, check that each cause can be told from the others.',
}

/** For something hard to say to somebody. */
/** The same to people one works for or with. */
export const tellAtWork: Kit = {
  ...ANSWER,
  role: 'somebody who has said no to many and kept them',
  subject: ['Person and matter', '[who it is, what was agreed, and what you want to come of it]'],
  facts: ['Background', '[terms, dates and what can be offered instead]'],
  assumed: {},
  form: 'a short message that can be sent as it stands, then answers to the two likeliest objections, then the next step',
  coverage: 'Focus on what stays possible, including one alternative to offer.',
  rule: 'Be plain about the limit, and blame nobody.',
  edge: 'If a term or a date matters that is not told here, leave a marked gap for it.',
  check: 'Before you answer, check that they know what happens next.',
  unasked: ['subject', 'facts', 'audience', 'purpose'],
}

export const tell: Kit = {
  ...ANSWER,
  role: 'somebody who has had many hard conversations and kept the people',
  subject: ['Person and matter', '[who it is, what happened, and what you want to come of it]'],
  facts: ['Background', '[how you get on, what has been said before]'],
  assumed: {},
  form: 'the words to say, as I could really say them, then what to answer to the two likeliest reactions, then how to end',
  coverage: 'Focus on the first sentences, including the hardest one word for word.',
  rule: 'Keep to what is told here, and avoid phrases from a textbook.',
  edge: 'If a word could hurt or be misread, choose a plainer one.',
  check: 'Before you answer, check that it is honest and can be said aloud as it stands.',
  unasked: ['subject', 'facts', 'audience', 'purpose'],
}
