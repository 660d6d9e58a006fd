import { GitCompareArrows } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { CompareDialog } from '#frontend/components/compare/compare_dialog'
import type { Tried } from '#frontend/features/tryouts/tried'
import { t } from '#frontend/lib/texts'

/** What is sent to the model, one beside the other; it does not say which answer is whose. */
export function BothTexts({ tried: { original, version, content } }: { tried: Tried }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="ghost" icon={GitCompareArrows} onClick={() => setOpen(true)}>
        {t('tryouts.texts')}
      </Button>
      {isOpen && (
        <CompareDialog
          choices={[
            { value: 'original', label: t('tryouts.sides.original'), text: original },
            { value: 'version', label: t('tryouts.sides.version', { version }), text: content },
          ]}
          from="original"
          to="version"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
