const TEXT_FIELDS =
  'textarea, input:not([type=search], [type=checkbox], [type=radio], [type=range], [role=combobox])'

let typedAt: string | null = null

globalThis.document?.addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof Element && target.matches(TEXT_FIELDS)) typedAt = location.pathname
  },
  true
)

/** Whether somebody has written something on the screen that is shown. */
export const hasTyped = (): boolean => typedAt !== null && typedAt === location.pathname
