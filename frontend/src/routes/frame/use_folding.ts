import { useLocation } from 'react-router'
import { atom, useAtom } from '#frontend/lib/state'

/** Whether a person wants the whole sidebar where it would be folded. */
const unfolded = atom(false)

/** Beside a flow the sidebar is folded to its icons, because the flow needs the space; null on other screens. */
export function useFolding() {
  const { pathname } = useLocation()
  const [isUnfolded, setUnfolded] = useAtom(unfolded)
  if (!pathname.startsWith('/flow-builder/')) return null
  return { isFolded: !isUnfolded, toggle: () => setUnfolded(!isUnfolded) }
}
