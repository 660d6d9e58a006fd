const TEXT_FIELDS =
  '[contenteditable=true], textarea, input:not([type=search], [type=checkbox], [type=radio], [type=range], [role=combobox])'

let typedAt: string | null = null

function note({ target }: Event): void {
  if (target instanceof Element && target.matches(TEXT_FIELDS)) typedAt = location.pathname
}

// An editor that takes its text from the browser by itself gets no `input` event.
for (const type of ['beforeinput', 'input'])
  globalThis.document?.addEventListener(type, note, { capture: true })

globalThis.document?.addEventListener(
  'keydown',
  (event) => {
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) note(event)
  },
  { capture: true }
)

// A file that is dropped somewhere is in no field.
globalThis.document?.addEventListener(
  'drop',
  ({ dataTransfer }) => {
    if (dataTransfer?.files.length) typedAt = location.pathname
  },
  { capture: true }
)

/** Whether somebody has written or chosen a file on the screen that is shown. */
export const hasTyped = (): boolean => typedAt !== null && typedAt === location.pathname
