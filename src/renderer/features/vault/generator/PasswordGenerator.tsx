/** Makes a password or several words, in a small panel beside the field that takes it. */
import Dices from 'lucide-react/icons/dices';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useState } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { logError } from '#platform/logging/logger.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Popover } from '#ui/Popover.tsx';
import { Select } from '#ui/Select.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import {
  generatePassphrase,
  type PassphraseSettings,
  passphraseEntropy,
  separators,
  wordCounts,
} from './generatePassphrase.ts';
import {
  characterClasses,
  generatePassword,
  type PasswordSettings,
  passwordEntropy,
  passwordLengths,
} from './generatePassword.ts';
import { LengthSlider } from './LengthSlider.tsx';
import { describeEntropy, generatorMessages } from './messages.ts';

type Making = 'password' | 'passphrase';

interface PasswordGeneratorProps {
  readonly onUse: (password: string) => void;
}

export function PasswordGenerator({ onUse }: PasswordGeneratorProps) {
  const texts = useMessages(generatorMessages);
  return (
    <DialogTrigger>
      <Button variant="secondary" size="small" icon={<Dices size={18} aria-hidden="true" />}>
        {texts.title}
      </Button>
      <Popover
        placement="bottom start"
        className="w-[min(24rem,calc(100vw-2rem))] max-h-[80dvh] overflow-y-auto"
      >
        <AriaDialog aria-label={texts.title} className="p-5 outline-none">
          {({ close }) => (
            <GeneratorPanel
              onUse={(password) => {
                onUse(password);
                close();
              }}
            />
          )}
        </AriaDialog>
      </Popover>
    </DialogTrigger>
  );
}

function GeneratorPanel({ onUse }: PasswordGeneratorProps) {
  const texts = useMessages(generatorMessages);
  const language = useLanguage();
  const [making, setMaking] = useState<Making>('password');
  const [round, setRound] = useState(0);
  const [made, setMade] = useState('');
  const [password, setPassword] = useState<PasswordSettings>({
    length: passwordLengths.usual,
    classes: characterClasses,
    hasLookAlikes: true,
  });
  const [passphrase, setPassphrase] = useState<PassphraseSettings>({
    wordCount: wordCounts.usual,
    language,
    separator: '-',
    isCapitalised: false,
    hasDigit: false,
  });

  // Each round makes another one.
  useEffect(() => {
    if (making === 'password') {
      setMade(generatePassword(password));
      return;
    }
    let isWanted = true;
    generatePassphrase(passphrase).then(
      (words) => {
        if (isWanted) setMade(words);
      },
      (error: unknown) => logError('No passphrase could be made', {}, error),
    );
    return () => {
      isWanted = false;
    };
  }, [making, password, passphrase, round]);

  const bits = making === 'password' ? passwordEntropy(password) : passphraseEntropy(passphrase);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start gap-1 rounded-control bg-sunken py-1 ps-4 pe-1">
        <output className="min-h-11 min-w-0 flex-1 py-2.5 font-mono [overflow-wrap:anywhere]" data-made="">
          {made}
        </output>
        <IconButton label={texts.another} onPress={() => setRound((count) => count + 1)}>
          <RefreshCw size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <p className="text-caption text-ink-soft">
        {texts.entropy(bits)}. {describeEntropy(bits, texts)}
      </p>
      <Button onPress={() => onUse(made)} isDisabled={made === ''}>
        {texts.use}
      </Button>
      <Tabs<Making>
        label={texts.title}
        selected={making}
        onSelect={setMaking}
        entries={[
          {
            id: 'password',
            label: texts.password,
            content: <PasswordOptions settings={password} onChange={setPassword} />,
          },
          {
            id: 'passphrase',
            label: texts.passphrase,
            content: <PassphraseOptions settings={passphrase} onChange={setPassphrase} />,
          },
        ]}
      />
    </div>
  );
}

interface OptionsProps<Settings> {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

function PasswordOptions({ settings, onChange }: OptionsProps<PasswordSettings>) {
  const texts = useMessages(generatorMessages);
  const { classes, length, hasLookAlikes } = settings;
  return (
    <div className="flex flex-col">
      <LengthSlider
        label={texts.length}
        value={length}
        least={passwordLengths.least}
        // Longer ones are seldom taken by websites.
        most={64}
        onChange={(value) => onChange({ ...settings, length: value })}
      />
      <div className="mt-2 grid grid-cols-2 gap-x-3">
        {characterClasses.map((name) => (
          <Checkbox
            key={name}
            isSelected={classes.includes(name)}
            // Of nothing, nothing can be made.
            isDisabled={classes.length === 1 && classes.includes(name)}
            onChange={(isOn) =>
              onChange({
                ...settings,
                classes: characterClasses.filter((other) =>
                  other === name ? isOn : classes.includes(other),
                ),
              })
            }
          >
            {texts[name]}
          </Checkbox>
        ))}
      </div>
      <Checkbox
        isSelected={!hasLookAlikes}
        onChange={(isOn) => onChange({ ...settings, hasLookAlikes: !isOn })}
      >
        {texts.noLookAlikes}
      </Checkbox>
    </div>
  );
}

function PassphraseOptions({ settings, onChange }: OptionsProps<PassphraseSettings>) {
  const texts = useMessages(generatorMessages);
  return (
    <div className="flex flex-col gap-3">
      <LengthSlider
        label={texts.wordCount}
        value={settings.wordCount}
        least={wordCounts.least}
        most={wordCounts.most}
        onChange={(wordCount) => onChange({ ...settings, wordCount })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={texts.wordLanguage}
          value={settings.language}
          options={[
            { value: 'en', label: 'English' },
            { value: 'fr', label: 'Français' },
          ]}
          onChange={(language) => onChange({ ...settings, language })}
        />
        <Select
          label={texts.separator}
          value={settings.separator}
          options={separators.map((value) => ({ value, label: value === ' ' ? texts.blank : value }))}
          onChange={(separator) => onChange({ ...settings, separator })}
        />
      </div>
      <div>
        <Checkbox
          isSelected={settings.isCapitalised}
          onChange={(isCapitalised) => onChange({ ...settings, isCapitalised })}
        >
          {texts.capitalised}
        </Checkbox>
        <Checkbox isSelected={settings.hasDigit} onChange={(hasDigit) => onChange({ ...settings, hasDigit })}>
          {texts.digit}
        </Checkbox>
      </div>
    </div>
  );
}
