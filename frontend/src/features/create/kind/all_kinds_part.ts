import { PartNotLoaded } from '#frontend/components/part_not_loaded'
import { lazyPart } from '#frontend/lib/lazy_part'

/** The names of all deliverables are loaded when somebody looks for one. */
export const AllKinds = lazyPart(
  () => import('#frontend/features/create/kind/all_kinds').then((part) => part.AllKinds),
  PartNotLoaded
)
