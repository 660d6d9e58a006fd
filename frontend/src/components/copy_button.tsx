import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#frontend/components/button'
import { copyText } from '#frontend/lib/clipboard'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

interface Props {
  text: string
  label: string
  /** What the toast says; by default that of a prompt. */
  done?: { title: string; text: string }
  size?: 'md' | 'sm'
}

const SHOWN = 2000

export function CopyButton({ text, label, done, size }: Props) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    if (!(await copyText(text))) {
      toast({ title: t('common.copy.error'), text: t('common.copy.failed'), tone: 'danger' })
      return
    }
    setCopied(true)
    toast(done ?? { title: t('common.copy.done'), text: t('common.copy.doneText') })
  }
  return (
    <Button size={size} icon={isCopied ? Check : Copy} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
