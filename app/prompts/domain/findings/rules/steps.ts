import { placesOf, spanOf, spokenWords, type Rule } from '#app/prompts/domain/findings/rule'

/** Longer prompts put their orders in the order that they want. */
const BRIEF = 50

export const STEP_RULES: Rule[] = [
  {
    id: 'steps.missing',
    why: 'Several things to do in one sentence are easily half done; numbered steps are followed one by one.',
    find: (reading) => {
      const asks = reading.sentences.filter(
        ({ verb, force, mood, repeats }) =>
          verb !== null && force > 0.8 && mood === 'ask' && !repeats
      )
      return asks.length >= 4 &&
        spokenWords(reading) < BRIEF &&
        !reading.evidence.steps.length &&
        !asks.some(({ listed }) => listed)
        ? [spanOf(asks[3])]
        : []
    },
  },
  {
    id: 'steps.needless',
    why: 'For a task as direct as this, asking for thinking aloud adds text and no accuracy.',
    families: [
      'analyze',
      'rewrite',
      'condense',
      'image',
      'message',
      'publish',
      'document',
      'story',
      'teach',
    ],
    find: (reading) =>
      placesOf(reading, 'step_by_step')
        .filter(({ phrase }) => phrase !== 'step by step')
        .map(spanOf),
  },
]
