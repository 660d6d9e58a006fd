import { PartNotLoaded } from '#frontend/components/part_not_loaded'
import { lazyPart } from '#frontend/lib/lazy_part'

/** The list of all kinds, loaded when it is first opened. */
export const AllKinds = lazyPart(
  () => import('#frontend/features/create/kind/all_kinds').then((part) => part.AllKinds),
  PartNotLoaded
)
