import { useState } from 'react';
import { Button, type ButtonKind, buttonClass } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Checkbox, Switch } from '#web/shared/ui/choices.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { OtpInput } from '#web/shared/ui/otp-input.tsx';
import { PasswordInput } from '#web/shared/ui/password-input.tsx';
import { TapeSlider } from '#web/shared/ui/tape-slider.tsx';
import { Select, TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { UploadBox } from '#web/shared/ui/upload-box.tsx';
import { Grid, Part, Row } from './part.tsx';

const kinds: ButtonKind[] = ['primary', 'accent', 'soft', 'line', 'quiet', 'danger', 'danger-line'];

export function Buttons() {
  const [busy, setBusy] = useState(true);
  return (
    <Part title="Buttons: the brick key">
      {kinds.map((kind) => (
        <Row key={kind}>
          <Button kind={kind}>Apply Filter</Button>
          <Button kind={kind} disabled>
            Disabled
          </Button>
          <Button kind={kind} loading={busy} onClick={() => setBusy(true)}>
            Generating...
          </Button>
          <Button kind={kind} size="sm" icon="plus">
            Small
          </Button>
          <Button kind={kind} size="lg" iconEnd="arrow">
            Large
          </Button>
        </Row>
      ))}
      <Row>
        <a className={buttonClass({ kind: 'soft' })} href="#top">
          View profile
        </a>
        <IconButton icon="clip" label="Attach" />
        <IconButton icon="x" label="Close" />
        <Button kind="line" onClick={() => setBusy(false)}>
          Stop spinning
        </Button>
      </Row>
    </Part>
  );
}

export function Inputs() {
  return (
    <Part title="Inputs">
      <Grid>
        <Field label="Full name" hint="As on your Aadhaar card">
          <TextInput icon="user" placeholder="Sunita Bai" />
        </Field>
        <Field label="Full name" error="Name should be more than 1 characters">
          <TextInput defaultValue="S" />
        </Field>
        <Field label="Full name">
          <TextInput disabled defaultValue="Sunita Bai" />
        </Field>
        <Field label="Password">
          <PasswordInput showLabel="Show password" hideLabel="Hide password" defaultValue="secret" />
        </Field>
        <Field label="Category">
          <Select>
            <option>All Categories</option>
          </Select>
        </Field>
        <Field label="Description">
          <TextArea defaultValue="Boundary wall, 140 ft" />
        </Field>
      </Grid>
    </Part>
  );
}

export function Figures() {
  const [code, setCode] = useState('417');
  const [price, setPrice] = useState(1200);
  const rupees = `Up to ₹${price.toLocaleString('en-IN')}`;
  const tape = { min: 100, max: 3000, minText: '₹100', maxText: '₹3,000', value: price, valueText: rupees };
  return (
    <Part title="Codes and prices">
      <Grid>
        <OtpInput
          noCode="Enter the 6 characters"
          legend="OTP"
          brickLabel={(n) => `Character ${n}`}
          value={code}
          onChange={setCode}
        />
        <OtpInput
          noCode="Enter the 6 characters"
          legend="OTP, wrong"
          brickLabel={(n) => `Character ${n}`}
          value="90A11B"
          onChange={setCode}
          error="OTP is incorrect"
        />
        <TapeSlider label="Price per day" {...tape} onChange={setPrice} />
        <TapeSlider label="Price per day" {...tape} onChange={setPrice} disabled />
      </Grid>
    </Part>
  );
}

export function Picks() {
  const [years, setYears] = useState('2-5');
  const [ready, setReady] = useState(true);
  const choices = ['All', '0-2', '2-5'].map((value) => ({ value, label: value, icon: 'work' as const }));
  return (
    <Part title="Choices">
      <Grid>
        <Chips legend="Experience" choices={choices} value={years} onChange={setYears} />
        <Chips legend="Experience" choices={choices} value={years} onChange={setYears} disabled />
        <div>
          <Checkbox label="Remember this phone" defaultChecked />
          <Checkbox label="Send me news" />
        </div>
        <div>
          <Switch
            label={ready ? 'I am available' : 'I am not available'}
            checked={ready}
            onChange={setReady}
          />
          <Switch label="I am not available" checked={!ready} onChange={(on) => setReady(!on)} />
        </div>
      </Grid>
    </Part>
  );
}

export function Uploads() {
  const [photo, setPhoto] = useState<File | string | null>(null);
  return (
    <Part title="Pictures">
      <Grid>
        <UploadBox
          title="Add your photo"
          hint="Take a photo or choose one. JPG or PNG."
          chooseLabel="Choose photo"
          replaceLabel="Replace"
          picture={photo}
          onChange={setPhoto}
        />
        <UploadBox
          title="Your photo"
          hint="JPG or PNG."
          chooseLabel="Choose photo"
          replaceLabel="Replace"
          picture={'/drawings/portraits/46.svg'}
          onChange={setPhoto}
          progress={{ percent: 60, text: 'Uploading photo, 60%' }}
          error="This file is not a picture"
        />
      </Grid>
    </Part>
  );
}
