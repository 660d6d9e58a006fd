import type { Kit } from '#app/prompts/domain/variants/kit'
import { CAMPAIGN, TEXT } from '#app/prompts/domain/variants/text_kits'

/** For texts that tell many people something in little room: notices, flyers, spots. */
export const NOTICE_KITS: Record<string, Kit> = {
  notice: {
    ...TEXT,
    subject: ['News', '[what changes, from when, for whom]'],
    facts: ['Details', '[dates, times, places, contacts, exceptions]'],
    audience: '[who has to know]',
    purpose: '[what they should do]',
    assumed: { purpose: 'everybody knows what to do without asking' },
    form: 'a short headline, the news in the first sentence, the details one per line, and what to do or whom to ask at the end',
    coverage: 'Focus on what changes for the readers, and include every detail once.',
    insights: undefined,
    rule: 'Keep to plain sentences, and avoid apologies and reasons that nobody asked for.',
    check:
      'Before you answer, check that somebody who reads only the first line knows what it is about.',
    limit: 'under 120 words',
    unasked: ['subject', 'facts', 'tone'],
  },
  flyer: {
    ...CAMPAIGN,
    role: undefined,
    subject: ['Offer or event', '[what it is and why people should care]'],
    facts: ['Details', '[date, place, price, contact]'],
    audience: '[who passes by, and where]',
    form: 'the text as it stands on the page: a headline, one sentence that makes people want it, the details one per line, and one thing to do',
    coverage: 'Focus on what people get, and include every date, place and price told here.',
    insights: undefined,
    check: 'Before you answer, check that it can be taken in within five seconds.',
    limit: 'under 60 words',
    unasked: ['tone'],
  },
  spot: {
    ...CAMPAIGN,
    role: undefined,
    subject: ['Offer', '[what it is and the one reason to come]'],
    facts: ['Details', '[name, place, date, price]'],
    audience: '[who listens, and where]',
    form: 'the words as they are spoken, ready to record, with sounds or pictures named where they help',
    coverage: 'Focus on one reason, and include the offer and its date twice.',
    insights: undefined,
    rule: 'Keep sentences short enough to say aloud, and avoid slogans and superlatives.',
    check: 'Before you answer, check that it can be spoken calmly in the time it has.',
    leaves: ['length'],
    unasked: ['tone'],
  },
}
