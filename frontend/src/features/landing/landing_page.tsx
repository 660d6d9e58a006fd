import { About } from '#frontend/features/landing/sections/about'
import { ClosingCall } from '#frontend/features/landing/sections/closing_call'
import { Demo } from '#frontend/features/landing/demo/demo'
import type { DemoResult } from '#frontend/features/landing/demo/demo_result'
import { Faq } from '#frontend/features/landing/sections/faq'
import { Features } from '#frontend/features/landing/sections/features'
import { Hero } from '#frontend/features/landing/sections/hero'
import { PageFrame } from '#frontend/features/landing/frame/page_frame'
import { Pricing } from '#frontend/features/landing/pricing/pricing'

export function LandingPage({ demo }: { demo: DemoResult | null }) {
  return (
    <PageFrame>
      <Hero />
      {demo && <Demo demo={demo} />}
      <Features />
      <Pricing />
      <About />
      <Faq />
      <ClosingCall />
    </PageFrame>
  )
}
