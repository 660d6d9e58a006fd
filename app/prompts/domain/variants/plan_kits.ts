import { ANSWER } from '#app/prompts/domain/variants/answer'
import type { Kit } from '#app/prompts/domain/variants/kit'

/** For plans of any kind. */
export const PLAN: Kit = {
  ...ANSWER,
  subject: ['Project', '[what is planned and where it starts from]'],
  facts: ['Limits', '[people, budget and dates that cannot move]'],
  audience: '[who takes part and who decides]',
  purpose: '[what must be achieved at the end]',
  assumed: {
    audience: 'the people who carry it out',
    purpose: 'everybody knows what to do, by when and with what result',
  },
  form: 'a numbered list of steps in order, each with its time, its owner and its result',
  coverage:
    'Focus on the critical steps, and include for each what has to be ready before it starts.',
  rule: 'Keep to what fits the time and the people available.',
  edge: 'If information is missing, list it as an open question instead of guessing.',
  check: 'Before you answer, check that the steps fit the limits and lead to the result.',
  room: 2,
}

const meeting: Kit = {
  ...PLAN,
  subject: ['Meeting', '[topic, date and time available]'],
  facts: ['Background', '[what is already known or was decided]'],
  purpose: '[what must be decided at the end]',
  assumed: { audience: 'everybody who takes part' },
  form: 'a table with the columns time, topic, who leads and expected result',
  coverage: 'Focus on the decisions, and include what each person should prepare.',
  rule: 'Keep five minutes at the end for next steps, and do not plan more than fits.',
  check:
    'Before you answer, check that the times add up and that the decision comes in the first half.',
}

const gathering: Kit = {
  ...PLAN,
  subject: ['Occasion', '[date, place, number of people and what they like]'],
  facts: ['Limits', '[budget, food, needs of those who come]'],
  audience: '[who comes and who helps]',
  purpose: '[what people should take home from it]',
  assumed: {
    audience: 'the guests, and one person who organises it',
    purpose: 'everybody has a good day, and nobody has to improvise',
  },
  form: 'a timetable for the day as a table, then a list of what to prepare, each with a date and an owner',
  coverage:
    'Focus on what people will do together, including food and what has to be booked first.',
  rule: 'Keep time free between the fixed points, and do not plan more than fits.',
  check:
    'Before you answer, check that the times add up and that the costs stay within the budget.',
}

/** For journeys. */
export const TRIP: Kit = {
  ...PLAN,
  subject: ['Trip', '[dates, start and interests]'],
  facts: ['Limits', '[budget, pace, food and what you have already seen]'],
  audience: '[who travels, with ages and needs]',
  purpose: '[what would make it a good trip]',
  assumed: { purpose: 'to see what is worth the way and still have time to rest' },
  form: 'one section per day with a heading, and a table with the columns time, place, how to get there and what to know before',
  coverage:
    'Focus on what suits these travellers, and include tickets, transport and one choice for bad weather.',
  rule: 'Keep to walking and travel times as maps give them, and avoid more than three fixed points per day.',
  check:
    'Before you answer, check that each day works in that order, and mark opening hours as to be confirmed.',
  room: 3,
}

const checklist: Kit = {
  ...PLAN,
  subject: ['Start', '[what is settled already, and what is special in this case]'],
  audience: '[who works through it, and how experienced they are]',
  purpose: '[what must be ready at the end, and by when]',
  assumed: {
    audience: 'whoever works through it, also for the first time',
    purpose: 'nothing that matters is forgotten',
  },
  form: 'a checklist in groups, in the order of work, each point beginning with a verb',
  coverage: 'Focus on what is often forgotten, including whom to ask or tell.',
  rule: 'Keep each point to one action that can be ticked off.',
  edge: 'If a point depends on the place or the law, mark it as to be checked.',
  check: 'Before you answer, check that the points can be worked through in this order.',
  unasked: ['subject'],
}

const routine: Kit = {
  ...PLAN,
  subject: ['Start', '[where I stand, time per week and what I have at hand]'],
  facts: ['Limits', '[days that are taken, what I cannot or will not do]'],
  audience: '[who follows it, with age and experience]',
  purpose: '[what I want to reach and by when]',
  assumed: {
    subject: 'a beginner with about half an hour a day and ordinary means',
    audience: 'one person who follows it alone',
    purpose: 'steady progress that can be seen after four weeks',
  },
  form: 'a table with one row per day or week and the columns what, how long and how to tell that it is done',
  coverage:
    'Focus on two or three things done every week, and include rest, a lighter choice for bad days and a weekly review.',
  rule: 'Increase the load slowly, and keep to what fits the time.',
  check:
    'Before you answer, check that the times add up and that each week builds on the one before.',
}

const meals: Kit = {
  ...PLAN,
  subject: ['Household', '[who eats, what they like and cannot eat, budget, time to cook]'],
  facts: ['At hand', '[what is in the kitchen already, and which shops are near]'],
  assumed: {
    subject: 'ordinary appetites and budget, half an hour to cook on weekdays',
    audience: 'whoever cooks and whoever shops',
    purpose: 'one shopping trip, little waste, and nobody eats the same twice',
  },
  form: 'a table with one row per day and a column per meal, then one shopping list by department',
  coverage: 'Focus on dishes that share ingredients, and include one that can be made ahead.',
  rule: 'Keep to what an ordinary kitchen can do, and respect every wish about food.',
  edge: 'If somebody eats differently, name the change for that dish.',
  check: 'Before you answer, check that every ingredient is on the shopping list.',
}

const timetable: Kit = {
  ...PLAN,
  subject: ['Times', '[which days and hours are free, and what is fixed]'],
  facts: ['Subjects', '[what is hard, what is easy, dates that count]'],
  assumed: {
    subject: 'two hours on weekdays, four on Saturdays, Sundays free',
    audience: 'one person who follows it alone',
    purpose: 'everything is covered twice before the last week',
  },
  form: 'a table with one row per week and one column per day, then a line on how to use it',
  coverage: 'Focus on what needs most time, and include breaks, repetition and a reserve.',
  rule: 'Keep no block longer than an hour, and change the subject after each.',
  edge: 'If the time is too short, say what to leave out first.',
  check: 'Before you answer, check that the hours add up and that nothing is left out.',
}

const rota: Kit = {
  ...PLAN,
  subject: ['Tasks and people', '[what has to be done how often, and who is there when]'],
  facts: ['Limits', '[who cannot or must not do what]'],
  audience: '[who takes turns, with ages where they matter]',
  purpose: '[what should get better]',
  assumed: {
    audience: 'everybody whose name is on it',
    purpose: 'nobody has a reason to argue',
  },
  form: 'a table with one column per day, then the rules for swapping and for what happens if a turn is missed',
  coverage: 'Focus on who does what and when, including jobs nobody likes, which go round.',
  rule: 'Give everybody an even share, and respect the times somebody cannot.',
  edge: 'If a task or a time is not told, choose one and mark it.',
  check: 'Before you answer, check that each task is covered and that the shares are even.',
  unasked: ['subject'],
}

export const phases: Kit = {
  ...PLAN,
  subject: ['Situation', '[the job, the team, and what is expected of you]'],
  facts: ['Limits', '[dates that cannot move, what is known to go badly]'],
  assumed: {
    audience: 'me, and whoever I answer to',
    purpose: 'the right things are learned before they are changed, and results show early',
  },
  form: 'one section per phase with a heading: its aim, five to seven actions, whom to talk to, and how to tell that it worked',
  coverage:
    'Focus on what is particular to this job, including early wins and what to leave alone at first.',
  rule: 'Keep each phase to what one person can do.',
  edge: 'If something depends on what I find there, say what to find out first.',
  check: 'Before you answer, check that each phase builds on the one before.',
  unasked: ['subject'],
}

const lesson: Kit = {
  ...PLAN,
  subject: ['Class', '[age, number of pupils, minutes, what they know already]'],
  facts: ['At hand', '[room, devices, material, what was done last time]'],
  assumed: {
    subject: 'a mixed class of about 25, 45 minutes, no earlier knowledge',
    audience: 'a teacher who has ten minutes to prepare',
    purpose: 'every pupil can do or explain one thing afterwards',
  },
  form: 'the aim in one sentence, the words that pupils need, a table with the columns minutes, what the teacher does, what the pupils do and material, then what to do for those who need help or more',
  coverage:
    'Focus on what the pupils do, and include a start that wakes curiosity and a check at the end.',
  rule: 'Keep no phase longer than 15 minutes.',
  edge: 'If a phase needs material, name an everyday substitute.',
  check: 'Before you answer, check that the minutes add up.',
}

const design: Kit = {
  ...PLAN,
  subject: ['Purpose and users', '[what it is for, who uses it, what limits you]'],
  facts: ['Given', '[parts, rules or style that are settled already]'],
  audience: '[who will build it or use it]',
  purpose: '[how you will know that it works]',
  assumed: {
    subject: 'the simplest version that does what is asked, with everyday means',
    audience: 'somebody who has to build or try it without asking back',
    purpose: 'it works at the first trial',
  },
  form: 'the idea in two sentences, then its parts one by one: what each is, how it works and why it is so',
  coverage: 'Focus on how it is used from start to end, and include one example of use.',
  rule: 'Leave out every part that the idea can do without.',
  edge: 'If a choice is open, choose the simpler one and say so.',
  check: 'Before you answer, check that somebody else could make it from the text alone.',
}

/** For what people meet for, wherever the text names it. */
export const OCCASIONS: [names: RegExp, kit: Kit][] = [
  [/^(?:trip|travel|itinerary|vacation|holiday|honeymoon)s?$/, TRIP],
  [
    /^(?:offsite|party|hen|stag|shower|wedding|reunion|picnic|celebration|fair|fundraiser)s?$/,
    gathering,
  ],
]

/** For plans of a special kind, by a word that names it. */
export const PLAN_KITS: [names: RegExp, kit: Kit][] = [
  [/^onboard$/, phases],
  [/^design(?:s|ed)?$/, design],
  [/^(?:checklists?|to-do|todo)$/, checklist],
  [/^lessons?$/, lesson],
  [/^(?:trip|travel|itinerary|vacation|holiday|tour|honeymoon)s?$/, TRIP],
  [/^(?:meeting|agenda|workshop|call|standup|retrospective|kickoff)s?$/, meeting],
  [/^(?:onboarding|30-60-90)$/, phases],
  [
    /^(?:offsite|party|hen|stag|shower|birthday|wedding|reunion|picnic|event|festival|dinner|celebration|conference|fair)s?$/,
    gathering,
  ],
  [/^(?:meals?|diet|menu|dinners|lunches)$/, meals],
  [/^(?:rotas?|rosters?|duty|chores?|shifts?)$/, rota],
  [/^(?:timetable|revision|revise)$/, timetable],
  [/^(?:weekend|visit)s?$/, TRIP],
  [
    /^(?:study|studying|learn|learning|training|workout|exercise|fitness|running|marathon|practice|routine|habits?)$/,
    routine,
  ],
]
