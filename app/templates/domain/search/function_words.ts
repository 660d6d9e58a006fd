import { stem } from '#app/prompts/domain/english/stem'

const wordsOf = (text: string): string[] => text.trim().split(/\s+/)

/** English words that only hold a sentence together, so that nothing is found by them. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    // Articles, pronouns and what points.
    `a an the i me my mine myself you your yours yourself he him his she her hers it its itself we us our ours ourselves they them
    their theirs themselves this that these those here there somebody someone something anybody anyone anything everybody everyone
    everything nobody nothing one ones`,
    // Prepositions and conjunctions.
    `about above across after against along among around as at before behind below beneath beside between beyond by despite during
    except for from in inside into near of off on onto out over per since through throughout till to toward towards under until up
    upon via with within without and or nor but so yet if unless while whereas because although though than whether both either
    neither`,
    // Auxiliary verbs, also as they are left without an apostrophe.
    `am is are was were be been being do does did doing done have has had having can cannot could may might must shall should will
    would ought let lets im ive id youre youve were weve theyre dont doesnt didnt cant couldnt wont wouldnt shouldnt isnt arent
    wasnt ain`,
    // Question words, quantities and adverbs of every kind.
    `what which who whom whose when where why how not no yes all any some each every few many much more most several other others
    another such own same too very quite rather really just only also even still again already ever never always often sometimes
    now then soon once maybe perhaps else`,
    // Courtesy.
    `please pls kindly thanks thank hi hello hey ok okay`,
  ].flatMap(wordsOf)
)

/** The stems of words that ask for work, or name it without saying what it is. They count little beside any other. */
export const ASKING_STEMS: ReadonlySet<string> = new Set(
  [
    `write create make draft compose generate produce build craft prepare develop design do get give find show tell help assist
    support need want wish like try look looking want know think say explain put take use using work come go turn keep start send
    provide add want learn understand see ask improve handle deal manage`,
    `prompt prompts template templates text texts example examples thing things stuff way ways idea ideas tool tools sample
    document documents good better best nice great perfect new old big short long quick quickly easy easily right well proper
    professional simple`,
    `people person man woman guy company business organization firm today tomorrow yesterday day days week weeks month months year
    years time`,
  ]
    .flatMap(wordsOf)
    .map(stem)
)
