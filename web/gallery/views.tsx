import { useState } from 'react';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { AvailabilityPill, Price, Tag, VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { BrickDots } from '#web/shared/ui/brick-dots.tsx';
import { BrickSteps } from '#web/shared/ui/brick-steps.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card, linkCard, Plinth } from '#web/shared/ui/card.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { iconPaths } from '#web/shared/ui/drawings/icon-paths.ts';
import { Pictogram, type PictogramName } from '#web/shared/ui/drawings/pictogram.tsx';
import { pictogramStrokes } from '#web/shared/ui/drawings/pictogram-strokes.ts';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { Table, tableNameClass } from '#web/shared/ui/table.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './gallery.module.css';
import { Grid, Part, Row } from './part.tsx';

export function Types() {
  return (
    <Part title="Type">
      <p className={styles.hero}>Neev</p>
      <h2>₹1,20,000 for 14 days</h2>
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

export function Cards() {
  return (
    <Part title="Cards">
      <Grid>
        <div className={linkCard.card}>
          <div className={styles.person}>
            <img src="/drawings/portraits/46.svg" alt="" width={96} height={112} />
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
      </Grid>
    </Part>
  );
}

export function Loads() {
  return (
    <Part title="Loading, empty, failed">
      <Grid>
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

export function Status() {
  return (
    <Part title="Status">
      <Row>
        <VerifiedBadge verified>Verified</VerifiedBadge>
        <VerifiedBadge verified={false}>Not verified</VerifiedBadge>
        <AvailabilityPill available>Available</AvailabilityPill>
        <AvailabilityPill available={false}>Not available</AvailabilityPill>
        <Avatar name="Ramesh Yadav" src="/drawings/portraits/46.svg" size={40} />
        <Avatar name="Sunita Bai" src="/drawings/portraits/47.svg" online onlineLabel="online" />
        <Avatar name="Aarti Kumari" size={56} />
        <Avatar name="आरती शर्मा" size={44} square />
        <BrickDots label="Writing" />
      </Row>
      <Grid>
        <ProgressBar percent={60} label="Uploading photo, 60%" />
        <BrickSteps current={2} total={3} label="Step 2 of 3: enter the code" />
      </Grid>
    </Part>
  );
}

export function Dialogs() {
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

export function Tables() {
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
              <Avatar name={name} size={44} square />
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

const isIcon = (name: string): name is IconName => name in iconPaths;
const isPictogram = (name: string): name is PictogramName => name in pictogramStrokes;
const names = Object.keys(iconPaths).filter(isIcon);
const pictograms = Object.keys(pictogramStrokes).filter(isPictogram);

export function Drawings() {
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
