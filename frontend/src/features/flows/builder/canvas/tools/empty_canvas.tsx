import { Button } from '#frontend/components/button'
import { STEP_ICONS } from '#frontend/features/flows/builder/canvas/nodes/step_icon'
import type { Editor } from '#frontend/features/flows/builder/canvas/use_editor'
import { placeOfClick } from '#frontend/features/flows/builder/canvas/view/place_of_click'
import { t } from '#frontend/lib/texts'

/** What a flow without steps says. */
export function EmptyCanvas({ editor }: { editor: Editor }) {
  const { actions, openers } = editor
  return (
    <div className="pointer-events-none absolute inset-0 z-10 grid place-items-center p-6">
      <div className="pointer-events-auto max-w-sm text-center">
        <h2 className="font-serif text-2xl text-balance">{t('canvas.empty.title')}</h2>
        <p className="mt-2 text-sm text-muted">{t('canvas.empty.text')}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          <Button icon={STEP_ICONS.ask} variant="primary" onClick={() => actions.addNext('ask')}>
            {t('canvas.empty.ask')}
          </Button>
          <Button onClick={(event) => openers.addHere(placeOfClick(event))}>
            {t('canvas.empty.other')}
          </Button>
        </div>
      </div>
    </div>
  )
}
