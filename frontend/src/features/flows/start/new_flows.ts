/** The flows that were begun empty in this tab. */
const begun = new Set<string>()

export const noteNewFlow = (id: string): unknown => begun.add(id)

export const isNewFlow = (id: string): boolean => begun.has(id)

export const forgetNewFlow = (id: string): unknown => begun.delete(id)
