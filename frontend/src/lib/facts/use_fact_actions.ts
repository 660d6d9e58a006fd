import { useFactWrites, type Fact, type FactWords } from '#frontend/lib/facts/facts'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

/** Keeps, changes and deletes facts, says so, and offers to take it back. */
export function useFactActions() {
  const { create, change, remove } = useFactWrites()
  const fail = (text: string) => toast({ title: t('facts.error'), text, tone: 'danger' })

  const undoing = (takeBack: () => Promise<unknown>) => ({
    label: t('facts.undo'),
    onAction: () =>
      void takeBack().catch((error: unknown) =>
        fail(t('facts.undoFailed', { reason: reasonOf(error) }))
      ),
  })

  const tell = (fact: Fact, before: Fact | null) => {
    const { name } = fact
    if (before) {
      const action = undoing(() => change(fact, { name: before.name, value: before.value }))
      return toast({ title: t('facts.updated'), text: t('facts.updatedText', { name }), action })
    }
    toast({
      title: t('facts.kept'),
      text: t('facts.keptText', { name }),
      action: undoing(() => remove(fact)),
    })
  }

  return {
    /** Keeps a new fact, or changes a known one. Throws `ApiError`. */
    async save(words: FactWords, known: Fact | null): Promise<void> {
      tell(known ? await change(known, words) : await create(words), known)
    },
    async discard(fact: Fact): Promise<void> {
      const { name, value } = fact
      try {
        await remove(fact)
      } catch (error) {
        return void fail(t('facts.removeFailed', { name, reason: reasonOf(error) }))
      }
      const action = undoing(async () => {
        await create({ name, value })
        toast({ title: t('facts.restored') })
      })
      toast({ title: t('facts.removed'), text: t('facts.removedText', { name }), action })
    },
    fail,
  }
}
