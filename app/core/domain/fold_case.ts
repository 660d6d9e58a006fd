import { normalized } from '#app/core/domain/normalized'

/** One form for comparing text without regard to case, in any script. */
export const foldCase = (text: string): string => normalized(text, 'NFKC').toLowerCase()
