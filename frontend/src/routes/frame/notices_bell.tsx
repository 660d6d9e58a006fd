import { Suspense } from 'react'
import { idle, lazyPart } from '#frontend/lib/lazy_part'

const Part = lazyPart(async () => {
  await idle()
  const file = await import('#frontend/features/activity/notices_menu')
  return file.NoticesMenu
})

/** The screen is shown before it is loaded. */
export const NoticesBell = () => (
  <Suspense fallback={<span className="size-9" />}>
    <Part />
  </Suspense>
)
