/** Where one prompt ends and the next begins in a pasted text. */
export const PASTE_SPLITS = ['none', 'rules', 'blank_lines'] as const
export type PasteSplit = (typeof PASTE_SPLITS)[number]
