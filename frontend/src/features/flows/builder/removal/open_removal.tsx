import { askedRemoval } from '#frontend/features/flows/builder/removal/ask_removal'
import { RemovalDialog } from '#frontend/features/flows/builder/removal/removal_dialog'
import { useAtomValue } from '#frontend/lib/state'

/** The question that is open before steps are removed. */
export function OpenRemoval() {
  const asked = useAtomValue(askedRemoval)
  return asked && <RemovalDialog {...asked} />
}
