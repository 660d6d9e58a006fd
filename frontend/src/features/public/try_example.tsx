import { keepExample } from '#frontend/features/public/keep_example'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.demo

export function TryExample() {
  return (
    <a
      href="/create"
      onClick={() => keepExample(texts.example)}
      className="button-primary mt-6 px-5 py-2.5"
    >
      {texts.tryIt}
    </a>
  )
}
