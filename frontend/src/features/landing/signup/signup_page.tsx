import { Agreement } from '#frontend/features/landing/signup/agreement'
import { Island } from '#frontend/features/landing/island'
import { PageFrame } from '#frontend/features/landing/frame/page_frame'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.signup

/** Plain links throughout, so that signing up works before and without any script. */
export function SignupPage({ isTrial }: { isTrial: boolean }) {
  return (
    <PageFrame>
      <div className="mx-auto grid w-full max-w-[440px] grid-cols-1 gap-6 px-5 py-12 sm:py-20">
        <section aria-labelledby="signup-title" className="card p-6 sm:p-8">
          <h1 id="signup-title" className="font-serif text-2xl leading-tight font-medium">
            {texts.title}
          </h1>
          <p className="mt-3 text-muted">{texts.lead}</p>
          <Island name="signupWays" />
          <Agreement />
        </section>
        {isTrial && <Island name="samplePeople" />}
      </div>
    </PageFrame>
  )
}
