import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.signup

export function Agreement() {
  return (
    <p className="mt-5 text-sm text-muted">
      {texts.agreeBefore}
      <a href="/terms" className="text-link">
        {texts.terms}
      </a>
      {texts.agreeBetween}
      <a href="/privacy" className="text-link">
        {texts.privacy}
      </a>
      {texts.agreeAfter}
    </p>
  )
}
