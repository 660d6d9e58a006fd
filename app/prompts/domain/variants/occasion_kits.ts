import type { Kit } from '#app/prompts/domain/variants/kit'
import { TEXT } from '#app/prompts/domain/variants/text_kits'

const ABOUT_A_PERSON: Kit = {
  ...TEXT,
  subject: ['Person', '[name, your relation, and one or two memories or facts]'],
  facts: ['Names and dates', '[family, places, dates, time of the occasion]'],
  audience: '[who will read or hear it]',
  purpose: '[what should stay with them]',
  insights: undefined,
  edge: 'If a detail is missing, leave a marked gap instead of inventing it.',
  check: 'Before you answer, check that it could not have been written about anybody else.',
  tone: 'warm and plain',
}

export const card: Kit = {
  ...ABOUT_A_PERSON,
  assumed: {
    audience: 'the person, with others looking on',
    purpose: 'the person feels meant and keeps the card',
  },
  form: 'three versions of two to four sentences, from reserved to warm',
  coverage:
    'Focus on a wish for what comes next, and include one line that makes the person smile.',
  rule: 'Avoid stock phrases, and keep to how close the two really are.',
  limit: 'under 60 words each',
}

export const condolence: Kit = {
  ...ABOUT_A_PERSON,
  assumed: {
    audience: 'somebody in mourning, who reads it alone',
    purpose: 'it comforts and asks for nothing',
  },
  form: 'three or four sentences: the loss, one thing I can honestly say, and a wish or an offer',
  coverage:
    'Focus on the person who mourns, and include only what fits how well we know each other.',
  rule: 'Avoid stock phrases, advice and explanations of the loss.',
  edge: 'If a detail is missing, do without it.',
  check: 'Before you answer, check that it could be read on a bad day.',
  limit: 'under 80 words',
  tone: 'calm and sincere',
  unasked: ['subject', 'facts', 'audience', 'purpose'],
}

export const farewell: Kit = {
  ...ABOUT_A_PERSON,
  assumed: {
    audience: 'family, friends and colleagues',
    purpose: 'they recognise the person in it',
  },
  form: 'the finished text in short paragraphs: the news, the life, what remains, and the details of the day',
  coverage:
    'Focus on what the person loved and did, including one scene rather than a list of virtues.',
  rule: 'Avoid stock phrases of mourning.',
}

export const eulogy: Kit = {
  ...farewell,
  assumed: {
    audience: 'those who loved them, and those who hardly knew them',
    purpose: 'everybody sees them once more',
  },
  form: 'the full text as it is spoken, in short paragraphs without headings',
  rule: 'Keep each sentence to one breath, and avoid stock phrases of mourning.',
}

/** For a speech at a celebration. */
export const SPOKEN: Kit = {
  ...ABOUT_A_PERSON,
  role: 'a speechwriter who writes for the ear',
  subject: ['Moments', '[two or three scenes to tell, and what must not be mentioned]'],
  assumed: {
    audience: 'family and friends of every age',
    purpose: 'guests laugh once, are moved once, and raise their glasses',
  },
  form: 'the full text as it is spoken, in short paragraphs without headings',
  coverage:
    'Focus on one trait and one scene that shows it, and include a wish and a toast at the end.',
  rule: 'Keep each sentence to one breath, and avoid jokes that only insiders understand.',
  edge: 'If a detail is missing, do without it, and invent no memories.',
  tone: 'warm and humorous',
  room: 2,
}

/** Words that make a speech one for a celebration. */
export const CELEBRATES =
  /^(?:best|wedding|birthday|anniversary|retirement|farewell|toast|bride|groom|christening|jubilee)$/

/** For texts about a person, by what is asked for; the first that fits. */
export const OCCASION_KITS: [names: RegExp, kit: Kit][] = [
  [/\b(?:eulogy|eulogies|funeral (?:speech|reading))\b/, eulogy],
  [/\b(?:obituary|obituaries|(?:funeral|death) notice)\b/, farewell],
  [/\b(?:condolences?|sympathy)\b/, condolence],
  [
    /(?:^|\b(?:birthday|leaving|retirement|farewell|wedding|anniversary|christmas|year|easter|greetings?|get-well|well|thank-you|valentine(?:'s)?|mother's|father's|day|graduation|baby|christening|congratulations?) )(?:cards?|wishes|greetings?)\b/,
    card,
  ],
]
