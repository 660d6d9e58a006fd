/** What a model is asked for. */
export const PURPOSES = ['check', 'rewrite', 'try', 'judge', 'test', 'flow'] as const
export type Purpose = (typeof PURPOSES)[number]
