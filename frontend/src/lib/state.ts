import { getDefaultStore } from 'jotai'

export { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'

/** The one store of interface state, for code that is no component. */
export const store = getDefaultStore()
