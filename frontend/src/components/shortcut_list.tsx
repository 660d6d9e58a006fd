import { t, type TextKey } from '#frontend/lib/texts'

type Shortcut = [keys: string[], text: TextKey]

const GROUPS: { title: TextKey; shortcuts: Shortcut[] }[] = [
  {
    title: 'kit.shortcuts.everywhere',
    shortcuts: [
      [['Ctrl', 'Enter'], 'kit.shortcuts.primary'],
      [['Ctrl', 'K'], 'kit.shortcuts.palette'],
      [['?'], 'kit.shortcuts.help'],
      [['F8'], 'kit.shortcuts.toasts'],
      [['Esc'], 'kit.shortcuts.escape'],
    ],
  },
  {
    title: 'kit.shortcuts.onChange',
    shortcuts: [
      [['←', '→'], 'kit.shortcuts.marks'],
      [['A'], 'kit.shortcuts.accept'],
      [['R'], 'kit.shortcuts.reject'],
      [['U'], 'kit.shortcuts.undo'],
    ],
  },
  {
    title: 'kit.shortcuts.inFlow',
    shortcuts: [
      [['Ctrl', 'Z'], 'kit.shortcuts.undoEdit'],
      [['Ctrl', 'Y'], 'kit.shortcuts.redoEdit'],
      [['Ctrl', 'S'], 'kit.shortcuts.save'],
      [['V'], 'kit.shortcuts.view'],
      [['A'], 'kit.shortcuts.addStep'],
      [['F'], 'kit.shortcuts.fit'],
      [['Ctrl', 'A'], 'kit.shortcuts.selectAll'],
      [['Ctrl', 'D'], 'kit.shortcuts.duplicate'],
      [['Del'], 'kit.shortcuts.remove'],
    ],
  },
]

/** Every shortcut of the keyboard, by where it works. */
export const ShortcutList = ({ className }: { className?: string }) => (
  <div className={className}>
    {GROUPS.map(({ title, shortcuts }) => (
      <section key={title}>
        <h3 className="text-sm font-semibold">{t(title)}</h3>
        <dl className="mt-2 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2.5 text-sm">
          {shortcuts.map(([keys, text]) => (
            <div key={text} className="contents">
              <dt>{t(text)}</dt>
              <dd className="flex justify-end gap-1">
                {keys.map((key) => (
                  <Key key={key} name={key} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
)

const Key = ({ name }: { name: string }) => (
  <kbd className="rounded-md border border-line-strong bg-sunken px-1.5 py-0.5 font-mono text-xs">
    {name}
  </kbd>
)
