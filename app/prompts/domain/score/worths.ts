/** What a sentence is worth, 0 to 1, by how it stands to the request. */

/** By how many steps it stands away from the request, going by words that two sentences share. */
export const BY_STEPS: readonly number[] = [1, 1, 0.9, 0.75]
export const FAR = 0.6

/** Nothing links it, but it speaks of the result, in the words of this kind of work, or asks for something. */
export const OF_RESULT = 0.8
export const OF_KIND = 0.85
export const ASKED = 0.55
export const STATED = 0.3

/** It has nothing to do with the request, or it speaks of another kind of work. */
export const UNRELATED = 0.05

/** It stands in a brief of many demands. */
export const OF_RICH = 0.6
