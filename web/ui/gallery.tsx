import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../drawings/icon.tsx';
import { iconPaths } from '../drawings/icon-paths.ts';
import { Mark } from '../drawings/mark.tsx';
import { Pictogram, type PictogramName } from '../drawings/pictogram.tsx';
import { pictogramStrokes } from '../drawings/pictogram-strokes.ts';
import { standInAvatar, toolDrawing } from '../drawings/stand-ins.ts';
import { AvailabilityPill, Avatar, Price, Tag, VerifiedBadge } from './badges.tsx';
import { Button, type ButtonKind, buttonClass, IconButton } from './button.tsx';
import { Card, linkCard, PageHead, Plinth } from './card.tsx';
import { Checkbox, Chips, Radio, Switch } from './choices.tsx';
import { Field, PasswordInput, Select, TextArea, TextInput } from './field.tsx';
import styles from './gallery.module.css';
import { ConfirmDialog, Modal } from './modal.tsx';
import { OtpInput } from './otp-input.tsx';
import { BrickDots, BrickSteps, EmptyState, ErrorState, ProgressBar, Skeleton } from './states.tsx';
import { Table, tableNameClass } from './table.tsx';
import { Tabs } from './tabs.tsx';
import { TapeSlider } from './tape-slider.tsx';
import { toast } from './toast.tsx';
import { UploadBox } from './upload-box.tsx';

/** Every part in its states, for development: not part of what people get. */
export function GalleryPage() {
  const turn = () => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  };
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead
        title="Component sheet"
        lead="Every price is per day and shown up front."
        back={<Mark />}
        aside={
          <Button kind="line" icon="sun" onClick={turn}>
            Light or dark
          </Button>
        }
      />
      <Types />
      <Buttons />
      <Inputs />
      <Cards />
      <Status />
      <Dialogs />
      <Tables />
      <Drawings />
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;
const Grid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>;

function Types() {
  return (
    <Part title="Type">
      <p className={styles.hero}>Neev</p>
      <h1>₹1,20,000 for 14 days</h1>
      <h3>Gurpreet Singh, Verified, José Núñez</h3>
      <p>
        Body 17. <b>Bold ₹650</b> <i>not slanted</i> – “quotes” … 40 × 60 ft
      </p>
      <div lang="hi">
        <h2>मज़दूरों की टोली, रोज़ ₹3,500</h2>
        <p className="lead">अपने पास के मज़दूर, ठेकेदार और इंजीनियर खोजें। हर दाम एक दिन का है।</p>
        <p>
          क्षेत्र, श्री, प्रश्न, विद्यार्थी, <b>क्षेत्र, श्री, प्रश्न, विद्यार्थी</b>
        </p>
      </div>
    </Part>
  );
}

const kinds: ButtonKind[] = ['primary', 'accent', 'soft', 'line', 'quiet', 'danger', 'danger-line'];

function Buttons() {
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

function Inputs() {
  const [code, setCode] = useState('417');
  const [price, setPrice] = useState(1200);
  const [years, setYears] = useState('2-5');
  const [ready, setReady] = useState(true);
  const [photo, setPhoto] = useState<File | string | null>(null);
  const rupees = `Up to ₹${price.toLocaleString('en-IN')}`;
  const tape = { min: 100, max: 3000, minText: '₹100', maxText: '₹3,000', value: price, valueText: rupees };
  const choices = ['All', '0-2', '2-5'].map((value) => ({ value, label: value, icon: 'work' as const }));
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
        <OtpInput legend="OTP" brickLabel={(n) => `Character ${n}`} value={code} onChange={setCode} />
        <OtpInput
          legend="OTP, wrong"
          brickLabel={(n) => `Character ${n}`}
          value="90A11B"
          onChange={setCode}
          error="OTP is incorrect"
        />
        <TapeSlider label="Price per day" {...tape} onChange={setPrice} />
        <TapeSlider label="Price per day" {...tape} onChange={setPrice} disabled />
        <Chips legend="Experience" choices={choices} value={years} onChange={setYears} />
        <Chips legend="Experience" choices={choices} value={years} onChange={setYears} disabled />
        <div>
          <Checkbox label="Remember this phone" defaultChecked />
          <Checkbox label="Send me news" />
          <Radio label="Parking: Yes" name="parking" defaultChecked />
          <Radio label="Parking: No" name="parking" />
        </div>
        <div>
          <Switch
            label={ready ? 'I am available' : 'I am not available'}
            checked={ready}
            onChange={setReady}
          />
          <Switch label="I am not available" checked={!ready} onChange={(on) => setReady(!on)} />
        </div>
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
          picture={standInAvatar('Ramesh')}
          onChange={setPhoto}
          progress={{ percent: 60, text: 'Uploading photo, 60%' }}
          error="This file is not a picture"
        />
      </Grid>
    </Part>
  );
}

function Cards() {
  return (
    <Part title="Cards">
      <Grid>
        <div className={linkCard.card}>
          <div className={styles.person}>
            <img src={standInAvatar('Ramesh Yadav')} alt="" width={96} height={112} />
            <div>
              <h3>
                <a className={linkCard.hit} href="#top">
                  Ramesh Yadav
                </a>
              </h3>
              <Tag icon="trowel">Construction Labour</Tag>
              <Row>
                <VerifiedBadge verified>Verified</VerifiedBadge>
                <AvailabilityPill available>Available</AvailabilityPill>
              </Row>
            </div>
          </div>
          <Plinth line="lit">
            <Price amount="₹650" unit="per day" />
            <span className={buttonClass({ kind: 'soft' })} aria-hidden="true">
              View profile
            </span>
          </Plinth>
        </div>
        <Card pad>
          <img src={toolDrawing('Ladder')} alt="" width={320} height={220} />
        </Card>
        <EmptyState title="No Worker found !!" action={<Button kind="soft">Remove Filter</Button>}>
          Try a higher price or another type of work.
        </EmptyState>
        <ErrorState title="This list did not load" retryLabel="Try again" onRetry={() => {}}>
          Check your internet and try again.
        </ErrorState>
      </Grid>
      <Skeleton label="Loading workers" count={3} className={styles.grid} />
      <Skeleton label="Loading products" kind="product" count={3} className={styles.grid} />
    </Part>
  );
}

function Status() {
  const [tab, setTab] = useState('workers');
  const tabs = ['workers', 'crews', 'contractors'].map((value) => ({ value, label: value }));
  return (
    <Part title="Status">
      <Row>
        <VerifiedBadge verified>Verified</VerifiedBadge>
        <VerifiedBadge verified={false}>Not verified</VerifiedBadge>
        <AvailabilityPill available>Available</AvailabilityPill>
        <AvailabilityPill available={false}>Not available</AvailabilityPill>
        <Avatar name="Ramesh Yadav" src={standInAvatar('Ramesh')} size={40} />
        <Avatar name="Sunita Bai" src={standInAvatar('Sunita')} online onlineLabel="online" />
        <Avatar name="Aarti Kumari" size={56} />
        <Avatar name="आरती शर्मा" size={44} square />
        <BrickDots label="Writing" />
      </Row>
      <Tabs label="Lists" tabs={tabs} value={tab} onChange={setTab}>
        <p className="muted">{tab}</p>
      </Tabs>
      <Grid>
        <ProgressBar percent={60} label="Uploading photo, 60%" />
        <BrickSteps current={2} total={3} label="Step 2 of 3: enter the code" />
      </Grid>
    </Part>
  );
}

function Dialogs() {
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  return (
    <Part title="Toasts and dialogs">
      <Row>
        <Button onClick={() => toast.success('Form Submitted Successfully!!')}>Success</Button>
        <Button onClick={() => toast.warning('No Worker found !!')}>Warning</Button>
        <Button onClick={() => toast.error('E-mail or Password  is incorrect')}>Error</Button>
        <Button onClick={() => toast.info('Check your e-mail to verify OTP')}>Info</Button>
        <Button kind="soft" onClick={() => setOpen('modal')}>
          Modal
        </Button>
        <Button kind="danger-line" onClick={() => setOpen('confirm')}>
          Delete
        </Button>
      </Row>
      <Modal
        open={open === 'modal'}
        onClose={close}
        title="ADD PROJECT"
        closeLabel="Close"
        footer={<Button onClick={close}>Add Project</Button>}
      >
        <Field label="Title">
          <TextInput />
        </Field>
      </Modal>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Delete this project?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        danger
      >
        You cannot bring it back.
      </ConfirmDialog>
    </Part>
  );
}

function Tables() {
  const people = ['Ramesh Yadav', 'Sunita Bai', 'Abdul Rahim'];
  return (
    <Part title="Table">
      <Table
        caption="Workers"
        columns={[
          { label: 'Name' },
          { label: 'Age', numeric: true },
          { label: 'Location' },
          { label: 'Price', cardLabel: 'Price per day', numeric: true },
          { label: 'Verified' },
        ]}
        rows={people.map((name, place) => ({
          key: name,
          verified: place < 2,
          cells: [
            <a key="name" className={tableNameClass} href="#top">
              <Avatar name={name} src={standInAvatar(name)} size={44} square />
              {name}
            </a>,
            34 + place,
            'Indore',
            '₹650',
            <VerifiedBadge key="badge" verified={place < 2}>
              {place < 2 ? 'Verified' : 'Not verified'}
            </VerifiedBadge>,
          ],
        }))}
      />
    </Part>
  );
}

const names = Object.keys(iconPaths) as IconName[];
const pictograms = Object.keys(pictogramStrokes) as PictogramName[];

function Drawings() {
  return (
    <Part title="Pictograms and icons">
      <Row>
        {pictograms.map((name) => (
          <Pictogram key={name} name={name} size={88} />
        ))}
      </Row>
      <div className={styles.icons}>
        {names.map((name) => (
          <span key={name}>
            <Icon name={name} size={28} />
            {name}
          </span>
        ))}
      </div>
    </Part>
  );
}
