import { Suspense } from 'react'
import { lazyPart } from '#frontend/lib/lazy_part'

const Part = lazyPart(() =>
  import('#frontend/features/activity/notices_menu').then((file) => file.NoticesMenu)
)

/** The page does not wait for it. */
export const NoticesBell = () => (
  <Suspense fallback={<span className="size-9" />}>
    <Part />
  </Suspense>
)
