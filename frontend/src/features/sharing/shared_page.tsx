import type { ReactNode } from 'react'
import { BarePage } from '#frontend/components/page/bare_page'
import { t } from '#frontend/lib/texts'

/** The frame of a shared prompt. */
export const SharedPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <BarePage title={title} about={t('shared.prompt.what')}>
    {children}
  </BarePage>
)
