import type { Kit } from '#app/prompts/domain/variants/kit'

const FACTS_ONLY =
  'Use only the facts given here; if one is missing, say which instead of guessing.'

const campaign: Kit = {
  role: 'an experienced email copywriter',
  subject: ['Subject matter', '[what it is and what it does for the reader]'],
  facts: ['Background', '[relationship with the readers, earlier messages, dates or offers]'],
  audience: '[who receives it and what they already know]',
  purpose: '[what readers should do next, e.g. book a demo]',
  form: 'a subject line, two or three short paragraphs and one clear call to action',
  coverage:
    'Focus on what changes for the reader, and include one actionable insight they can use today.',
  rule: 'Avoid slogans, jargon and empty superlatives.',
  edge: FACTS_ONLY,
  check:
    'Before you answer, check that a busy reader would know within ten seconds why it matters and what to do.',
  counts: 'words',
}

const text: Kit = {
  ...campaign,
  role: 'a skilled professional writer',
  subject: ['Topic', '[the topic and the one point to make]'],
  facts: ['Background', '[facts, names and dates to include]'],
  audience: '[who will read it and what they already know]',
  purpose: '[what readers should think or do afterwards]',
  form: 'a title and short paragraphs, each with one idea',
  coverage: 'Focus on the main point, and include actionable insights the reader can use.',
  check:
    'Before you answer, check that every paragraph supports the main point and can be understood at first reading.',
}

/** For the writing tasks, by what is to be written. */
export const WRITING_KITS: Record<string, Kit> = {
  text,
  campaign,
  email: {
    ...campaign,
    role: 'a clear and courteous business writer',
    subject: ['Matter', '[what it is about and what you ask for]'],
    facts: ['Background', '[what the recipient already knows, dates, earlier messages]'],
    audience: '[who receives it and how well you know each other]',
    purpose: '[what should happen next, e.g. they approve it]',
    form: 'a subject line, a greeting, two or three short paragraphs and a sign-off',
    coverage:
      'Focus on one clear request, and make it actionable, including what is needed and by when.',
    rule: 'Keep to the point, and avoid apologies and filler phrases.',
    check: 'Before you answer, check that the request stands in the first paragraph.',
  },
  reply: {
    ...campaign,
    role: 'a considerate and clear correspondent',
    subject: ['Your answer', '[what you want to say or offer]'],
    facts: ['Background', '[what happened so far and what you can decide]'],
    purpose: '[how it should end, e.g. they accept the new date]',
    form: 'a greeting, one or two short paragraphs and a clear next step, as text ready to send',
    coverage: 'Address every point that was raised, and include one actionable insight or offer.',
    rule: 'Do not promise anything that is not stated here.',
    check: 'Before you answer, check that each question in the message is answered.',
  },
  social: {
    ...campaign,
    role: 'a social media editor',
    subject: ['Topic', '[the one thing the post is about]'],
    facts: ['Details', '[names, links or dates to mention]'],
    audience: '[who follows you on this channel]',
    purpose: '[what followers should do, e.g. comment or sign up]',
    form: 'a first line that makes people stop, a short paragraph and one closing question, in this order',
    coverage: 'Focus on one idea, and include actionable insights that followers can try.',
    rule: 'Write the way a person speaks, without slogans or strings of hashtags.',
    check: 'Before you answer, check that the first line makes sense on its own.',
  },
  blog: {
    ...text,
    role: 'an experienced editor who writes for busy readers',
    subject: ['Angle', '[the question it answers or the view it takes]'],
    facts: ['Material', '[examples, figures or sources to use]'],
    purpose: '[what readers should be able to do afterwards]',
    form: 'a headline, a short introduction, three to five sections with headings and a conclusion',
    coverage: 'Focus on actionable insights, and include a concrete example for each main point.',
    rule: 'Avoid filler openings and unsupported claims.',
    check:
      'Before you answer, check that each section makes one point and that the introduction promises what the text delivers.',
  },
  report: {
    ...text,
    role: 'a business analyst who writes for decision-makers',
    subject: ['Scope', '[what the report covers: period, area, question]'],
    facts: ['Findings and data', '[figures, events and sources to use]'],
    purpose: '[the decision it should support]',
    form: 'a one-paragraph summary, then sections with headings for findings, risks and recommendations',
    coverage: 'Focus on what has changed and why it matters, and include actionable insights.',
    rule: 'Keep facts apart from judgement.',
    check: 'Before you answer, check that every recommendation follows from a finding.',
  },
  proposal: {
    ...text,
    role: 'a consultant who writes proposals that clients read to the end',
    subject: ['Offer', '[what you propose to do]'],
    facts: ['Client situation', '[what they need, their words, their limits]'],
    audience: '[who decides and what they care about]',
    purpose: '[the decision you want, e.g. they agree to a pilot]',
    form: 'sections with headings: the need, the solution, the plan in steps, the price and the next step',
    coverage:
      'Focus on the result for the client, and include actionable insights on how to start.',
    rule: 'Do not state prices, dates or references that are not given.',
    check: 'Before you answer, check that each need of the client is met by a part of the offer.',
  },
  ad: {
    ...campaign,
    role: 'a marketing copywriter',
    subject: ['Product', '[what it is and the one benefit to lead with]'],
    facts: ['Offer and proof', '[price, offer, deadline, evidence you can show]'],
    audience: '[who should feel addressed and what they want]',
    form: 'three versions, each with a headline, one short paragraph and a call to action',
    coverage:
      'Focus on one benefit per version, and include an actionable insight about when to use each.',
    check: 'Before you answer, check that every claim is covered by the facts above.',
  },
  product: {
    ...campaign,
    role: 'a product copywriter',
    subject: ['Product', '[name, what it does and for whom]'],
    facts: ['Features and facts', '[materials, sizes, prices, what sets it apart]'],
    audience: '[who buys it and what they compare it with]',
    purpose: '[what buyers should do, e.g. add it to the basket]',
    form: 'a one-line headline, a short paragraph on the main benefit and a bulleted list of features',
    coverage:
      'Focus on what the buyer can do with it, and include actionable insights on choosing and using it.',
  },
  story: {
    ...text,
    role: 'a fiction writer with an ear for detail',
    subject: ['Characters and setting', '[who it is about, where and when]'],
    facts: ['What happens', '[the turning point and how it ends]'],
    audience: '[who will read it, e.g. children of eight]',
    purpose: '[the feeling or thought that should stay with readers]',
    form: 'a title and the complete text in short paragraphs or verses',
    coverage:
      'Focus on concrete detail, including sounds and smells, and show feelings through what people do.',
    rule: 'Avoid clichés and a moral spelled out at the end.',
    edge: 'If a detail is open, choose one that fits and keep it consistent.',
    check: 'Before you answer, check that the beginning raises a question that the end answers.',
  },
  speech: {
    ...text,
    role: 'a speechwriter who writes for the ear',
    subject: ['Main message', '[the one sentence people should remember]'],
    facts: ['Occasion and material', '[event, time available, stories and figures to use]'],
    audience: '[who listens and what they expect]',
    purpose: '[what listeners should think or do afterwards]',
    form: 'an opening line, three sections with headings and a memorable closing',
    rule: 'Keep sentences short enough to say aloud, and avoid lists.',
    check: 'Before you answer, check that each section leads to the one message.',
  },
  letter: {
    ...text,
    role: 'a careful professional letter writer',
    subject: ['Reason for writing', '[what it is about and what you ask for]'],
    facts: ['Facts', '[names, dates, reference numbers, what happened]'],
    audience: '[who receives it and their position]',
    purpose: '[what the recipient should do and by when]',
    form: 'a salutation, an opening paragraph with the reason, one or two paragraphs of detail and a closing paragraph',
    coverage:
      'Focus on the request, and include actionable insights: what is needed, from whom and by when.',
    check:
      'Before you answer, check that the request stands in the first paragraph and is repeated at the end.',
  },
  application: {
    ...text,
    role: 'a career adviser who writes convincing applications',
    subject: ['Person', '[your current role, field and main strength]'],
    facts: ['Achievements', '[two or three results with figures, and why this employer]'],
    audience: '[who reads it, e.g. the head of the team]',
    purpose: '[what it should lead to, e.g. an interview]',
    form: 'a salutation, an opening paragraph with the reason, two paragraphs of evidence and a closing paragraph',
    coverage:
      'Focus on what the employer gains, and include actionable insights on how I would start.',
    rule: 'Avoid phrases that fit any applicant.',
    check: 'Before you answer, check that each claim is backed by a fact given above.',
  },
  profile: {
    ...text,
    role: 'a career editor',
    subject: ['Person', '[current role, field and main strength]'],
    facts: ['Achievements', '[results with figures, education, what to leave out]'],
    audience: '[who reads it, e.g. recruiters in one industry]',
    purpose: '[what it should lead to, e.g. an interview]',
    form: 'one headline line and two short paragraphs',
    coverage:
      'Focus on results rather than duties, and include actionable insights on what to add.',
    check: 'Before you answer, check that every claim is backed by a fact given above.',
  },
  spec: {
    ...text,
    role: 'a technical writer',
    subject: ['Subject', '[what is described and where it ends]'],
    facts: ['Requirements and facts', '[rules, systems, people and limits that apply]'],
    audience: '[who works with it and how often]',
    purpose: '[what readers must be able to do with it]',
    form: 'numbered sections with headings, in the order in which they are needed',
    coverage:
      'Focus on what must be true or done, and include actionable insights: one example for each rule.',
    rule: 'Use the same term for the same part throughout.',
    check: 'Before you answer, check that a newcomer could follow it without asking.',
  },
  message: {
    ...campaign,
    role: 'an experienced communications editor',
    subject: ['Main message', '[the news or request in one sentence]'],
    facts: ['Details', '[dates, names and links to include]'],
    form: 'one strong opening line and one or two short paragraphs, as text ready to send',
    coverage: 'Focus on what is new and include one actionable insight.',
    check: 'Before you answer, check that the main point stands in the first line.',
  },
}
